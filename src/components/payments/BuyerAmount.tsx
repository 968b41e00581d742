import { formatEuro, toCents } from "../../domain/payments/money.ts";
import { Price, type PriceProps } from "../../ui/Price/Price.tsx";

interface BuyerAmountProps extends Pick<PriceProps, "size"> {
  /** Including VAT. */
  euro: number;
}

/** What something costs its buyer, VAT of the buyer's country included; "Free" when it costs nothing. */
export function BuyerAmount({ euro, ...look }: BuyerAmountProps) {
  if (euro === 0) return <Price text="Free" {...look} />;
  return <Price text={formatEuro(toCents(euro))} note="incl. VAT" {...look} />;
}
