import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Heading } from "../Type/Type.tsx";
import styles from "./Dialog.module.css";

export interface DialogProps {
  isOpen: boolean;
  /** Escape, Cancel or a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons that act, after Cancel. A form inside is sent by a button with its `form` id. */
  actions?: ReactNode;
  cancelLabel?: string;
}

/**
 * A modal over the page, on the native dialog: focus goes to the first control inside, is trapped
 * there and restored.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  cancelLabel = "Cancel",
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  const closeFromBackdrop = (event: MouseEvent) => {
    // What is inside fills the dialog, so that only its backdrop is the dialog itself.
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React tells of those of dialogs inside as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Pressed again and again, Escape closes it whether or not that was prevented.
        if (!isOpen || dialog.current?.open !== false) return;
        onClose();
        dialog.current.showModal();
      }}
      onClick={closeFromBackdrop}
    >
      {isOpen && (
        <div>
          <div className={styles.head}>
            <Heading level={2} size="section" id={titleId}>
              {title}
            </Heading>
          </div>
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            <Button variant="quiet" onClick={onClose}>
              {cancelLabel}
            </Button>
            {actions}
          </div>
        </div>
      )}
    </dialog>
  );
}
