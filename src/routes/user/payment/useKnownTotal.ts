import { graphql, useFragment } from "react-relay/hooks";
import type { useKnownTotal_payment$key } from "../../../__generated__/useKnownTotal_payment.graphql.ts";
import { VAT_TREATMENTS } from "../../../domain/generated/enums.ts";
import { knownOf } from "../../../relay/enums.ts";
import { totalOf, type ShownTotal } from "./shownTotal.ts";

/** A payment's totals from the server; null if only a newer page has words for its VAT. */
export function useKnownTotal(payment: useKnownTotal_payment$key): ShownTotal | null {
  const { vatTreatment, amountWithoutVat, amountWithVat, vatPercentage, vatCountryCode } =
    useFragment(
      graphql`
        fragment useKnownTotal_payment on Payment {
          amountWithoutVat
          amountWithVat
          vatTreatment
          vatPercentage
          vatCountryCode
        }
      `,
      payment,
    );
  const treatment = knownOf(vatTreatment, VAT_TREATMENTS);
  if (treatment === null) return null;
  const facts = { vatTreatment: treatment, vatPercentage, vatCountryCode };
  return totalOf({ amountWithoutVat, amountWithVat, facts });
}
