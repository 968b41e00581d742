import type { Blocker } from "react-router";
import { Button } from "../../ui/Button/Button.tsx";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface LeaveDialogProps {
  blocker: Blocker;
  /** Called before the page is left. */
  onLeave?: () => void;
}

/** Asks whether what was typed may be lost. */
export function LeaveDialog({ blocker, onLeave }: LeaveDialogProps) {
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      cancelLabel="Keep editing"
      actions={
        <Button variant="danger" onClick={leave}>
          Leave
        </Button>
      }
    >
      <Text>Your changes on this page aren’t saved yet.</Text>
    </Dialog>
  );
}
