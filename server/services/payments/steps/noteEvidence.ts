import { isContradictory } from "../../../../src/domain/payments/vat/evidence.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/** Logs where the evidence of a buyer's country contradicts itself (docs/product.md 8.11). */
export function noteEvidence(
  { log }: Pick<ProcessContext, "log">,
  { id, billing, ipCountryCode, cardCountryCode }: PaymentRow,
): void {
  const evidence = {
    billing: billing?.countryCode ?? null,
    ip: ipCountryCode,
    card: cardCountryCode,
  };
  if (!isContradictory(evidence)) return;
  log("warn", "what is known of a buyer's country contradicts itself", {
    paymentId: id,
    ...evidence,
  });
}
