import { graphql, useFragment } from "react-relay/hooks";
import type { OrderSums_payment$key } from "../../../__generated__/OrderSums_payment.graphql.ts";
import { CATALOG_ITEM_CATEGORIES } from "../../../domain/generated/enums.ts";
import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { knownOf } from "../../../relay/enums.ts";
import { Price } from "../../../ui/Price/Price.tsx";
import { PriceChanged } from "./PriceChanged.tsx";
import { OrderTotal } from "./OrderTotal.tsx";
import { totalAsTyped } from "./shownTotal.ts";
import type { TypedVat } from "./typedVat.ts";
import { useKnownTotal } from "./useKnownTotal.ts";

/**
 * The sums of an order: as the server counts them, or as it will once the typed details are saved.
 */
export function OrderSums({
  payment,
  typed,
}: {
  payment: OrderSums_payment$key;
  typed: TypedVat | null;
}) {
  const { category, amountWithoutVat, amountWithVat, ...data } = useFragment(
    graphql`
      fragment OrderSums_payment on Payment {
        category
        amountWithoutVat
        amountWithVat
        ...useKnownTotal_payment
      }
    `,
    payment,
  );
  const known = useKnownTotal(data);
  const kind = knownOf(category, CATALOG_ITEM_CATEGORIES);
  const total = typed && kind ? totalAsTyped({ amountWithoutVat, category: kind }, typed) : known;
  return (
    <>
      {total ? (
        <OrderTotal {...total} />
      ) : (
        <Price text={formatEuro(toCents(amountWithVat))} size="large" />
      )}
      <PriceChanged amountWithoutVat={amountWithoutVat} />
    </>
  );
}
