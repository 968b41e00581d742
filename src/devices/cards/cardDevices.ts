import { createContext } from "react";
import type { LoadCardDevice } from "./port.ts";

/** Loads the device that a payment names, with nothing of the others. */
export const loadCardDevice: LoadCardDevice = async (choice, options) => {
  if (choice.cardProvider === "LOCAL") {
    const { createLocalCardDevice } = await import("./local/localDevice.ts");
    return createLocalCardDevice(options);
  }
  const { createStripeDevice } = await import("./stripeDevice.ts");
  return createStripeDevice(choice);
};

/** How devices are loaded; a story gives another. */
export const CardDevicesContext = createContext<LoadCardDevice>(loadCardDevice);
