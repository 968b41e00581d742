import type { EntitlementKind } from "../generated/enums.ts";
import { itemAddress } from "../profiles/addresses.ts";
import { paymentAddress } from "./addresses.ts";

/** Where a publication or a talk is paid; afterwards the browser continues to it. */
export function itemPaymentAddress({
  paymentId,
  ...place
}: {
  paymentId: string;
  slug: string;
  kind: EntitlementKind;
  itemId: string;
}): string {
  return paymentAddress({
    paymentId,
    redirectUrl: itemAddress(place),
    creatorSlug: place.slug,
  });
}
