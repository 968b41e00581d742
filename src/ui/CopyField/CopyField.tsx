import { useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./CopyField.module.css";
import { useCopy, type CopyState } from "./useCopy.ts";

const words: Record<CopyState, string> = {
  idle: "Copy",
  copied: "Copied",
  failed: "Press Ctrl+C",
};

/** A text to take along, as a link to invite with. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  const handleCopy = async () => {
    // Selected first, so that the keyboard can copy where the clipboard is closed.
    input.current?.select();
    await copy(value);
  };
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        value={value}
        readOnly
        ref={input}
        onFocus={(event) => event.target.select()}
      />
      <Button
        variant={state === "copied" ? "primary" : "secondary"}
        size="large"
        icon={<Icon name={state === "copied" ? "check" : "copy"} />}
        onClick={handleCopy}
      >
        {words[state]}
      </Button>
      <span role="status">
        {state !== "idle" && <VisuallyHidden>{words[state]}</VisuallyHidden>}
      </span>
    </div>
  );
}
