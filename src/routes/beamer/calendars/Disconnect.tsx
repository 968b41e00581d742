import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import type { Disconnect_profile$key } from "../../../__generated__/Disconnect_profile.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useDisconnectCalendar } from "./useDisconnectCalendar.ts";

interface DisconnectProps {
  profile: Disconnect_profile$key;
  /** Gets the focus when the account has left its page. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Leaves an account, after a question. */
export function Disconnect({ profile, focusAfter }: DisconnectProps) {
  const { profileId, profileName } = useFragment(
    graphql`
      fragment Disconnect_profile on CalendarProfile {
        profileId
        profileName
      }
    `,
    profile,
  );
  const { run, isBusy } = useDisconnectCalendar();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();

  const open = () => {
    setFailure(undefined);
    setOpen(true);
  };
  const disconnect = async () => {
    try {
      await run({ command: { profileId } });
      // The dialog gives the focus back to a button that is about to go.
      flushSync(() => setOpen(false));
      focusAfter.current?.focus();
      showToast({ text: `${profileName} disconnected`, tone: "success" });
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <Button onClick={open} aria-label={`Disconnect ${profileName}`}>
        Disconnect
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Disconnect ${profileName}?`}
        actions={
          <Button variant="danger" isBusy={isBusy} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        }
      >
        <Stack>
          <p>
            Its busy times will no longer block slots. Existing bookings stay, and you can connect
            it again at any time.
          </p>
          <FieldError>{failure}</FieldError>
        </Stack>
      </Dialog>
    </>
  );
}
