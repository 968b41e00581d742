import { useParams, useSearchParams } from "react-router";
import { isSlug } from "../../../domain/profiles/isSlug.ts";
import { ownPath } from "../../../domain/shared/ownPath.ts";
import type { PaymentWay } from "../../../domain/payments/addresses.ts";

/**
 * The address's parameters: the payment, where it leads to, and whose page it came from. An address
 * may come from anybody: other sites are refused, and invalid slugs.
 */
export function usePaymentWay(): PaymentWay {
  const { paymentId = "" } = useParams();
  const [search] = useSearchParams();
  const creatorSlug = search.get("creatorSlug") ?? "";
  return {
    paymentId,
    redirectUrl: ownPath(search.get("redirectUrl")),
    creatorSlug: isSlug(creatorSlug) ? creatorSlug : null,
  };
}
