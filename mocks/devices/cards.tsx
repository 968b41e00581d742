import { type ReactNode, useState } from "react";
import type { PaymentIntentResult } from "@stripe/stripe-js";
import { CardDevicesContext, loadCardDevice } from "../../src/devices/cards/cardDevices.ts";
import type { LoadCardDevice } from "../../src/devices/cards/port.ts";

/** A device that answers every card the same way, whatever is typed. */
export function answeringCards(answer: Partial<PaymentIntentResult>): LoadCardDevice {
  return async (...args) => {
    const device = await loadCardDevice(...args);
    const confirmPayment = async () => answer;
    return { ...device, stripe: Object.assign(device.stripe, { confirmPayment }) };
  };
}

/** A device that refuses every card with this message, if any. */
export function refusingCards(message?: string): LoadCardDevice {
  const error = { type: "card_error", ...(message === undefined ? {} : { message }) } as const;
  return answeringCards({ error });
}

/** A provider that is unreachable the first `times`. */
export function unavailableCards({ times }: { times: number }): LoadCardDevice {
  let tries = 0;
  return async (...args) => {
    tries += 1;
    if (tries <= times) throw new Error("the card provider is out of reach in this story");
    return loadCardDevice(...args);
  };
}

/**
 * For a story's `decorators`: the app takes cards by this device, re-created each time it is
 * played.
 */
export function withCards(create: () => LoadCardDevice) {
  return function CardsDecorator(Story: () => ReactNode) {
    return (
      <Cards create={create}>
        <Story />
      </Cards>
    );
  };
}

function Cards({ create, children }: { create: () => LoadCardDevice; children: ReactNode }) {
  const [load] = useState(create);
  return <CardDevicesContext value={load}>{children}</CardDevicesContext>;
}
