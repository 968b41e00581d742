import type { ComponentProps } from "react";
import type { CatalogItemCategory } from "../../domain/generated/enums.ts";
import { formatEuro, toCents } from "../../domain/payments/money.ts";
import { isPrice } from "../../domain/payments/price.ts";
import { previewPrice } from "../../domain/payments/pricePreview.ts";
import { hasTwoReadings, typedEuro } from "../../domain/payments/typedEuro.ts";
import { MIN_PAID_PRICE_IN_EURO } from "../../domain/shared/limits.ts";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import styles from "./PriceField.module.css";

interface PriceFieldProps extends Omit<ComponentProps<typeof TextField>, "label" | "hint"> {
  /** The field's text. */
  typed: string;
  /** The item's category, if the amounts for buyer and creator are to be shown below. */
  category?: CatalogItemCategory;
}

/** A price without VAT as people type one, and how it is read where that could be doubted. */
export function PriceField({ typed, category, ...field }: PriceFieldProps) {
  const euro = typedEuro(typed);
  const preview = category && isPrice(euro) ? previewPrice({ euro, category }) : null;
  return (
    <div className={styles.price}>
      <TextField
        {...field}
        label="Price in euros, excl. VAT"
        hint={
          <>
            {`€0 for free, or €${MIN_PAID_PRICE_IN_EURO} and more`}
            <span role="status" className={styles.reading}>
              {hasTwoReadings(typed) && `Read as ${formatEuro(toCents(euro))}`}
            </span>
          </>
        }
        prefix="€"
        inputMode="decimal"
        autoComplete="off"
      />
      {preview && (
        <div className={styles.preview}>
          <Text size="small" tone="muted">
            {preview.buyer}
          </Text>
          {preview.creator && (
            <Text size="small" tone="muted">
              {preview.creator}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
