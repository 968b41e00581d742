import { useId, useState, type FormEvent } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Controls.module.css";

interface PageFieldProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}

/** The page's number, which can be overwritten: "3 / 24". */
export function PageField({ page, pageCount, onGo }: PageFieldProps) {
  const id = useId();
  /** Null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number.parseInt(typed ?? "", 10);
    setTyped(null);
    if (wanted >= 1) onGo(Math.min(pageCount, wanted));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <form className={styles.counter} dir="ltr" onSubmit={handleSubmit}>
      <label htmlFor={id}>
        <VisuallyHidden>{`Go to page, of ${pageCount}`}</VisuallyHidden>
      </label>
      <input
        id={id}
        className={styles.field}
        style={{ inlineSize: `${String(pageCount).length + 1}ch` }}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(pageCount).length}
        value={typed ?? String(page)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ""))}
        onBlur={go}
      />
      <span aria-hidden>/ {pageCount}</span>
    </form>
  );
}
