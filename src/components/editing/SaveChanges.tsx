import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Cluster } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface SaveChangesProps {
  isBusy: boolean;
  /** Something was typed since the last save. */
  isDirty: boolean;
  /** What went wrong with the whole form. */
  message: string | undefined;
}

/** The end of a form that stays open after a save. */
export function SaveChanges({ isBusy, isDirty, message }: SaveChangesProps) {
  return (
    <>
      <FieldError>{message}</FieldError>
      <Cluster>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save changes
        </Button>
        {isDirty && (
          <Text size="small" tone="muted">
            Not saved yet
          </Text>
        )}
      </Cluster>
    </>
  );
}
