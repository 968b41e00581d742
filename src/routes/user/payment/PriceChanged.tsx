import { useState } from "react";
import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { Text } from "../../../ui/Type/Type.tsx";

/** Says that the item’s price is another than when the page was opened; in decimal euro. */
export function PriceChanged({ amountWithoutVat }: { amountWithoutVat: number }) {
  const [atFirst] = useState(amountWithoutVat);
  if (amountWithoutVat === atFirst) return null;
  return (
    <div role="status">
      <Text size="small" weight="strong">
        {`The price has changed since you opened this page. It was ${formatEuro(toCents(atFirst))} without VAT.`}
      </Text>
    </div>
  );
}
