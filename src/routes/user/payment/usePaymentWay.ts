import { useParams, useSearchParams } from "react-router";
import { ownPath } from "../../../domain/shared/ownPath.ts";
import type { PaymentWay } from "../../../domain/payments/addresses.ts";

/**
 * What the address says of the way: the payment, and where it leads to. Other sites are refused.
 */
export function usePaymentWay(): PaymentWay {
  const { paymentId = "" } = useParams();
  const [search] = useSearchParams();
  return {
    paymentId,
    redirectUrl: ownPath(search.get("redirectUrl")),
    creatorSlug: search.get("creatorSlug"),
  };
}
