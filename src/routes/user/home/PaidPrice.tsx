import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { Price } from "../../../ui/Price/Price.tsx";

/** What something cost its buyer, in decimal euro. */
export function PaidPrice({ euro }: { euro: number }) {
  if (euro === 0) return <Price text="Free" />;
  return <Price text={formatEuro(toCents(euro))} note="incl. VAT" />;
}
