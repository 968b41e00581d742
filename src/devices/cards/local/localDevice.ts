import { TEST_CARDS } from "../../../domain/payments/testCards.ts";
import type { CardDevice } from "../port.ts";
import { createLocalCardClient } from "./calls.ts";
import { createLocalStripe } from "./localStripe.ts";
import { groupNumber } from "./typing.ts";

/** The local stand-in: its own card fields, test cards only. */
export function createLocalCardDevice(options: { fetch: typeof fetch }): CardDevice {
  return {
    stripe: createLocalStripe(createLocalCardClient(options)),
    appearance: {},
    hints: Object.entries(TEST_CARDS).map(([number, { label }]) => ({
      number: groupNumber(number),
      label,
    })),
  };
}
