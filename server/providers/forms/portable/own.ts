import type { Forms } from "../port.ts";

/** No form is another service's. */
export function createOwnForms(): Forms {
  return { addressOf: () => null };
}
