import { createContext } from "react";
import type { CardProviderChoice, LoadCardDevice } from "./port.ts";

/** Each provider's device, loaded separately. */
const LOADERS: Record<NonNullable<CardProviderChoice["cardProvider"]>, LoadCardDevice> = {
  LOCAL: async (_choice, options) => {
    const { createLocalCardDevice } = await import("./local/localDevice.ts");
    return createLocalCardDevice(options);
  },
  STRIPE: async (choice) => {
    const { createStripeDevice } = await import("./stripeDevice.ts");
    return createStripeDevice(choice);
  },
};

/** Loads the device that a payment names. */
export const loadCardDevice: LoadCardDevice = async (choice, options) => {
  if (choice.cardProvider === null) throw new Error("This page doesn't know the card provider.");
  return LOADERS[choice.cardProvider](choice, options);
};

/** How devices are loaded; a story gives another. */
export const CardDevicesContext = createContext<LoadCardDevice>(loadCardDevice);
