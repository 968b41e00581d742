import type { ComponentProps } from "react";
import type { CatalogItemCategory } from "../../domain/generated/enums.ts";
import { isPrice } from "../../domain/payments/price.ts";
import { previewPrice } from "../../domain/payments/pricePreview.ts";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import styles from "./PriceField.module.css";

interface PriceFieldProps extends Omit<ComponentProps<typeof TextField>, "label"> {
  category: CatalogItemCategory;
  /** What is typed, in euro; not a number while it is none. */
  euro: number;
}

/** A price without VAT, and what it comes to for buyer and creator. */
export function PriceField({ category, euro, ...field }: PriceFieldProps) {
  const preview = isPrice(euro) ? previewPrice({ euro, category }) : null;
  return (
    <div className={styles.price}>
      <TextField
        {...field}
        label="Price in euros, excl. VAT"
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
