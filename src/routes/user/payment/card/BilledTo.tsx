import { Fragment } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BilledTo_payment$key } from "../../../../__generated__/BilledTo_payment.graphql.ts";
import { countryName } from "../../../../domain/shared/countries.ts";
import { Text } from "../../../../ui/Type/Type.tsx";

/** Who gets the invoice, in one line: what step 1 saved. */
export function BilledTo({ payment }: { payment: BilledTo_payment$key }) {
  const { billingInformation: billing } = useFragment(
    graphql`
      fragment BilledTo_payment on Payment {
        billingInformation {
          fullName
          companyName
          address {
            firstAddressLine
            postalCode
            city
            countryCode
          }
        }
      }
    `,
    payment,
  );
  if (!billing) return null;
  const { fullName, companyName, address } = billing;
  const place = `${address.postalCode} ${address.city}`;
  const parts = [
    companyName ?? fullName,
    address.firstAddressLine,
    place,
    countryName(address.countryCode),
  ];
  return (
    <Text tone="muted">
      {"Billed to "}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ", "}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </Text>
  );
}
