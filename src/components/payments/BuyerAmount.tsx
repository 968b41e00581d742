import type { VatTreatment } from "../../domain/generated/enums.ts";
import { formatEuro, toCents } from "../../domain/payments/money.ts";
import { VAT_NOTES } from "../../domain/payments/vat/notes.ts";
import { matchEnum } from "../../relay/enums.ts";
import { Price, type PriceProps } from "../../ui/Price/Price.tsx";

interface BuyerAmountProps extends Pick<PriceProps, "size"> {
  /** With the VAT that its treatment says. */
  euro: number;
  vatTreatment: VatTreatment | "%future added value";
}

/** What something costs its buyer, and how VAT affects it; "Free" if it costs nothing. */
export function BuyerAmount({ euro, vatTreatment, ...look }: BuyerAmountProps) {
  if (euro === 0) return <Price text="Free" {...look} />;
  const note = matchEnum(vatTreatment, VAT_NOTES, undefined);
  return <Price text={formatEuro(toCents(euro))} note={note} {...look} />;
}
