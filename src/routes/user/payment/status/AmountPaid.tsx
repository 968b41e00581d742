import { graphql, useFragment } from "react-relay/hooks";
import type { AmountPaid_payment$key } from "../../../../__generated__/AmountPaid_payment.graphql.ts";
import { formatEuro, toCents } from "../../../../domain/payments/money.ts";
import { vatPaid } from "../../../../domain/payments/vat/explained.ts";
import { VAT_NOTES } from "../../../../domain/payments/vat/notes.ts";
import { Text } from "../../../../ui/Type/Type.tsx";
import { useKnownTotal } from "../useKnownTotal.ts";

/** What was received for what, with its VAT. */
export function AmountPaid({ payment }: { payment: AmountPaid_payment$key }) {
  const { title, amountWithVat, ...data } = useFragment(
    graphql`
      fragment AmountPaid_payment on Payment {
        title
        amountWithVat
        ...useKnownTotal_payment
      }
    `,
    payment,
  );
  const total = useKnownTotal(data);
  return (
    <>
      <Text tone="muted">
        We received {formatEuro(toCents(amountWithVat))}
        {total?.facts.vatTreatment === "INCLUDED" && ` ${VAT_NOTES.INCLUDED}`} for “
        <bdi>{title}</bdi>”.
      </Text>
      {total && (
        <Text size="small" tone="muted">
          {vatPaid(total.facts, total.vatInCents)}
        </Text>
      )}
    </>
  );
}
