import { CONTACT_QUERY } from "../../../domain/forms/addresses.ts";
import type { FormKind } from "../../../domain/generated/enums.ts";
import { REPORTED_ADDRESS_MAX } from "../../../domain/shared/limits.ts";
import { ownPath } from "../../../domain/shared/ownPath.ts";

/** What somebody writes about, as the address of the contact page says. */
interface About {
  kind: Exclude<FormKind, "BETA">;
  /** The path of the page that is reported; null otherwise. */
  reported: string | null;
}

/** Anybody can write an address: one that names no page of this site is an ordinary question. */
export function aboutOf(search: URLSearchParams): About {
  const reported = ownPath(search.get(CONTACT_QUERY.report));
  if (reported !== null && reported.length <= REPORTED_ADDRESS_MAX) {
    return { kind: "REPORT", reported };
  }
  const isInvestor = search.get(CONTACT_QUERY.about) === "investors";
  return { kind: isInvestor ? "INVESTORS" : "CONTACT", reported: null };
}
