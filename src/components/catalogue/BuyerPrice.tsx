import { graphql, useFragment } from "react-relay/hooks";
import type { BuyerPrice_item$key } from "../../__generated__/BuyerPrice_item.graphql.ts";
import { formatEuro, toCents } from "../../domain/payments/money.ts";
import { Price, type PriceProps } from "../../ui/Price/Price.tsx";

interface BuyerPriceProps extends Pick<PriceProps, "size"> {
  item: BuyerPrice_item$key;
}

/** What an item costs its buyer, VAT of the buyer's country included; "Free" when it costs nothing. */
export function BuyerPrice({ item, ...look }: BuyerPriceProps) {
  const { priceWithVat } = useFragment(
    graphql`
      fragment BuyerPrice_item on CatalogItem {
        priceWithVat
      }
    `,
    item,
  );
  if (priceWithVat === 0) return <Price text="Free" {...look} />;
  return <Price text={formatEuro(toCents(priceWithVat))} note="incl. VAT" {...look} />;
}
