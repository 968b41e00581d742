import { Button } from "../../ui/Button/Button.tsx";
import { LastingToast } from "../../ui/Toast/LastingToast.tsx";

interface NewVersionNoticeProps {
  isUpdating: boolean;
  onUpdate: () => void;
  onLater: () => void;
}

/** Says that there is a new version of the app. */
export function NewVersionNotice({ isUpdating, onUpdate, onLater }: NewVersionNoticeProps) {
  return (
    <LastingToast
      text="A new version is ready."
      actions={
        <>
          <Button variant="quiet" isBusy={isUpdating} onClick={onUpdate}>
            Update now
          </Button>
          <Button variant="quiet" onClick={onLater}>
            Later
          </Button>
        </>
      }
    />
  );
}
