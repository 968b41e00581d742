import { graphql, useFragment } from "react-relay/hooks";
import type {
  CatalogItemCategory,
  SaleEntry_sale$key,
} from "../../../__generated__/SaleEntry_sale.graphql.ts";
import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { calendarLeaf } from "../../../domain/time/format.ts";
import { formatDateTime } from "../../../domain/time/formatDateTime.ts";
import { matchEnum, type Known } from "../../../relay/enums.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { DateBadge } from "../../../ui/DateBadge/DateBadge.tsx";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { Entry } from "../../../ui/EntryList/EntryList.tsx";
import { Price } from "../../../ui/Price/Price.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { Amounts } from "./Amounts.tsx";

const kinds: Record<Known<CatalogItemCategory>, string> = {
  ONE_ON_ONE: "1:1 call",
  PUBLICATION: "Drop",
  TALK: "Talk",
};

/** What was sold to whom, and how its price was divided. */
export function SaleEntry({ sale, timeZone }: { sale: SaleEntry_sale$key; timeZone: string }) {
  const { title, category, buyerName, soldOn, refundedOn, ...divided } = useFragment(
    graphql`
      fragment SaleEntry_sale on Sale {
        title
        category
        buyerName
        soldOn
        refundedOn
        price
        processingCosts
        platformFee
        earnings
      }
    `,
    sale,
  );
  const { price, processingCosts, platformFee, earnings } = divided;
  const soldAt = Date.parse(soldOn);
  return (
    <Entry
      title={title}
      kind={matchEnum(category, kinds, "Sale")}
      lead={<DateBadge {...calendarLeaf(soldAt, timeZone)} label="" dateTime={soldOn} />}
      end={
        refundedOn ? (
          <Badge>Refunded</Badge>
        ) : (
          <Price text={formatEuro(toCents(earnings))} note="yours" />
        )
      }
    >
      <Text size="small">
        <bdi>{buyerName}</bdi>, {formatDateTime(soldAt, timeZone)}
      </Text>
      {refundedOn ? (
        <Text size="small" tone="muted">
          {formatEuro(toCents(price))} excl. VAT went back to the buyer:{" "}
          {formatDateTime(Date.parse(refundedOn), timeZone)}
        </Text>
      ) : (
        <Disclosure label="Breakdown">
          <Amounts
            {...{ price, processingCosts, platformFee, earnings }}
            priceLabel="Price excl. VAT"
            size="small"
          />
        </Disclosure>
      )}
    </Entry>
  );
}
