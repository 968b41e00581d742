import { graphql, useFragment } from "react-relay/hooks";
import type { BuyerPrice_item$key } from "../../__generated__/BuyerPrice_item.graphql.ts";
import type { PriceProps } from "../../ui/Price/Price.tsx";
import { BuyerAmount } from "../payments/BuyerAmount.tsx";

interface BuyerPriceProps extends Pick<PriceProps, "size"> {
  item: BuyerPrice_item$key;
}

/** What an item costs its buyer. */
export function BuyerPrice({ item, ...look }: BuyerPriceProps) {
  const { priceWithVat, vatTreatment } = useFragment(
    graphql`
      fragment BuyerPrice_item on CatalogItem {
        priceWithVat
        vatTreatment
      }
    `,
    item,
  );
  return <BuyerAmount euro={priceWithVat} vatTreatment={vatTreatment} {...look} />;
}
