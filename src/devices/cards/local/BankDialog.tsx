import { useId, useLayoutEffect, useRef } from "react";
import styles from "./Local.module.css";

/**
 * The buyer's bank's question, instead of a real bank's page. Escape refuses, as closing it would.
 */
export function BankDialog({ onDecision }: { onDecision: (approve: boolean) => void }) {
  const titleId = useId();
  const wordsId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.bank}
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      onCancel={(event) => {
        event.preventDefault();
        onDecision(false);
      }}
    >
      <div className={styles.question}>
        <h2 id={titleId} className={styles.title}>
          Demo bank: is this you?
        </h2>
        <p id={wordsId}>
          A real bank would ask you now to confirm the payment, in its app or with a code. This one
          takes your word.
        </p>
        <div className={styles.decisions}>
          <button type="button" className={styles.decision} onClick={() => onDecision(false)}>
            Deny
          </button>
          <button
            type="button"
            className={styles.decision}
            data-primary
            onClick={() => onDecision(true)}
          >
            Approve
          </button>
        </div>
      </div>
    </dialog>
  );
}
