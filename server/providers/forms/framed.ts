import type { FormKind } from "../../../src/domain/generated/enums.ts";
import type { Forms } from "./port.ts";

/** The forms at these addresses; reports of pages are always our own. */
export function createFramedForms(addresses: {
  contact: string;
  beta: string;
  investors: string;
}): Forms {
  const byKind: Readonly<Record<FormKind, string>> = {
    CONTACT: addresses.contact,
    BETA: addresses.beta,
    INVESTORS: addresses.investors,
    REPORT: "",
  };
  return { addressOf: (kind) => (byKind[kind] === "" ? null : new URL(byKind[kind])) };
}
