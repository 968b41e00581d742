import { useRef, type ReactNode } from "react";
import { Button } from "../../ui/Button/Button.tsx";
import { Cluster } from "../../ui/Layout/Layout.tsx";

interface SaveOrDiscardProps {
  isBusy: boolean;
  isDirty: boolean;
  onDiscard: () => void;
  /** What else can be done while nothing is to be saved. */
  children?: ReactNode;
}

/** The end of a form that stays open, and whose changes can be discarded. */
export function SaveOrDiscard({ isBusy, isDirty, onDiscard, children }: SaveOrDiscardProps) {
  const save = useRef<HTMLButtonElement>(null);
  const discard = () => {
    // The button that is pressed goes: the focus stays in the form.
    save.current?.focus();
    onDiscard();
  };
  return (
    <Cluster>
      <Button ref={save} type="submit" variant="primary" isBusy={isBusy}>
        Save
      </Button>
      {isDirty ? (
        <Button variant="quiet" onClick={discard}>
          Discard changes
        </Button>
      ) : (
        children
      )}
    </Cluster>
  );
}
