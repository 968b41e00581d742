import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Cluster } from "../../ui/Layout/Layout.tsx";

interface SaveOrCancelProps {
  saveLabel?: string;
  isBusy: boolean;
  isUnchanged?: boolean;
  /** What went wrong with the whole form. */
  message: string | undefined;
  onCancel: () => void;
}

/** The end of a form that opens where its values are read, and closes again. */
export function SaveOrCancel({
  saveLabel = "Save",
  isBusy,
  isUnchanged,
  message,
  onCancel,
}: SaveOrCancelProps) {
  return (
    <>
      <FieldError>{message}</FieldError>
      <Cluster>
        <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={isUnchanged}>
          {saveLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Cluster>
    </>
  );
}
