import { graphql, useFragment } from "react-relay/hooks";
import type { CreatorPrice_item$key } from "../../__generated__/CreatorPrice_item.graphql.ts";
import { formatEuro, toCents } from "../../domain/payments/money.ts";
import { Price } from "../../ui/Price/Price.tsx";

/** What an item costs as its creator set it, without VAT. */
export function CreatorPrice({ item }: { item: CreatorPrice_item$key }) {
  const { price } = useFragment(
    graphql`
      fragment CreatorPrice_item on CatalogItem {
        price
      }
    `,
    item,
  );
  if (price === 0) return <Price text="Free" />;
  return <Price text={formatEuro(toCents(price))} note="excl. VAT" />;
}
