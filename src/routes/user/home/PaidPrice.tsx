import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { Price } from "../../../ui/Price/Price.tsx";

/** What content cost its buyer, in decimal euro, with the VAT that there was. */
export function PaidPrice({ euro }: { euro: number }) {
  if (euro === 0) return <Price text="Free" />;
  return <Price text={formatEuro(toCents(euro))} note="paid" />;
}
