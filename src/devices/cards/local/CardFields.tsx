import { useEffect, useId, useRef, useSyncExternalStore, type ComponentProps } from "react";
import { BankDialog } from "./BankDialog.tsx";
import type { CardSheet } from "./cardSheet.ts";
import styles from "./Local.module.css";
import { groupExpiry, groupNumber } from "./typing.ts";

/** The three inputs of a card. Their values are in the sheet, outside React's tree. */
export function CardFields({ sheet }: { sheet: CardSheet }) {
  const { card, invalid, decide } = useSyncExternalStore(sheet.subscribe, sheet.read, sheet.read);
  return (
    <div className={styles.fields}>
      <Input
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        value={card.cardNumber}
        isInvalid={invalid === "cardNumber"}
        onChange={({ target }) => sheet.type({ cardNumber: groupNumber(target.value) })}
      />
      <div className={styles.pair}>
        <Input
          label="Expiration date"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          value={card.expiry}
          isInvalid={invalid === "expiry"}
          onChange={({ target }) => sheet.type({ expiry: groupExpiry(target.value, card.expiry) })}
        />
        <Input
          label="Security code"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          value={card.cvc}
          isInvalid={invalid === "cvc"}
          onChange={({ target }) => sheet.type({ cvc: target.value.replaceAll(/\D/g, "") })}
        />
      </div>
      {decide && <BankDialog onDecision={decide} />}
    </div>
  );
}

interface InputProps extends ComponentProps<"input"> {
  label: string;
  isInvalid: boolean;
}

function Input({ label, isInvalid, ...input }: InputProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // As in a real provider's form: the invalid field gets the focus.
  useEffect(() => {
    if (isInvalid) box.current?.focus();
  }, [isInvalid]);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        ref={box}
        id={id}
        className={styles.input}
        inputMode="numeric"
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
      />
    </div>
  );
}
