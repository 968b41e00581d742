import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { CancelSession_booking$key } from "../../../../__generated__/CancelSession_booking.graphql.ts";
import { latePart } from "../../../../navigation/lazily.ts";
import { Button } from "../../../../ui/Button/Button.tsx";

/** A form and its rules: not needed to see the session. */
const { Part: CancelDialog, preload } = latePart(() =>
  import("./CancelDialog.tsx").then((m) => m.CancelDialog),
);

interface CancelSessionProps {
  booking: CancelSession_booking$key;
  timeZone: string;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

/** The button that cancels a session, for both sides. */
export function CancelSession({ booking, timeZone, isAsked, onAsk }: CancelSessionProps) {
  const data = useFragment(
    graphql`
      fragment CancelSession_booking on Booking {
        ...CancelDialog_booking
      }
    `,
    booking,
  );
  const { revalidate } = useRevalidator();
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <>
      <Button
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onClick={() => {
          setWasAsked(true);
          onAsk(true);
          // The other side may have moved it since the page was opened.
          void revalidate();
        }}
      >
        Cancel session
      </Button>
      {wasAsked && (
        <Suspense>
          <CancelDialog
            booking={data}
            isOpen={isAsked}
            onClose={() => onAsk(false)}
            timeZone={timeZone}
          />
        </Suspense>
      )}
    </>
  );
}
