import { useState } from "react";
import { failureText } from "../../../../calls/failure.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Dialog } from "../../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { ControlButton } from "../ControlButton.tsx";
import { LiveIcon } from "../LiveIcon.tsx";
import { useEndLiveSession } from "../useEndLiveSession.ts";

interface LeaveProps {
  channelId: string;
  isHost: boolean;
  /** Leads away; the page says goodbye as it goes. */
  goOn: () => void;
}

/** Leaves a session. Its host is asked whether it is over for both. */
export function Leave({ channelId, isHost, goOn }: LeaveProps) {
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { run, isBusy } = useEndLiveSession();
  const end = async () => {
    setTrouble(null);
    try {
      await run({ command: { channelId } });
    } catch (error) {
      return setTrouble(failureText(error));
    }
    goOn();
  };
  return (
    <>
      <ControlButton
        label="Leave"
        tone="danger"
        icon={<LiveIcon name="hangUp" />}
        onClick={isHost ? () => setAsked(true) : goOn}
      />
      {isHost && (
        <Dialog
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          title="Leave, or end the session?"
          cancelLabel="Stay"
          actions={
            <>
              <Button onClick={goOn}>Leave for now</Button>
              <Button variant="danger" isBusy={isBusy} onClick={() => void end()}>
                End for both
              </Button>
            </>
          }
        >
          <Stack gap="small">
            <Text>
              If you leave for now, your guest stays and you can come back. Ending is for good: no
              one can join again.
            </Text>
            {trouble !== null && <FieldError>{trouble}</FieldError>}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
