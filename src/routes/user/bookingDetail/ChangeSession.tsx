import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ChangeSession_booking$key } from "../../../__generated__/ChangeSession_booking.graphql.ts";
import { usePassed } from "../../../components/bookings/usePassed.ts";
import { useRescheduleRefusal } from "../../../components/bookings/useRescheduleRefusal.ts";
import { rescheduleAddress } from "../../../domain/bookings/addresses.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import { ERRORS, isErrorCode } from "../../../domain/shared/errors.ts";
import { useReadingAgain } from "../../../navigation/useReadingAgain.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { CancelSession } from "./cancel/CancelSession.tsx";
import { RefundTerms } from "./RefundTerms.tsx";

interface ChangeSessionProps {
  booking: ChangeSession_booking$key;
  timeZone: string;
  /** Gets the focus when the button that was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Moving and cancelling a session, with the rules of both; nothing once it has begun. */
export function ChangeSession({ booking, timeZone, heading }: ChangeSessionProps) {
  const data = useFragment(
    graphql`
      fragment ChangeSession_booking on Booking {
        id
        date
        endDate
        paymentStatus
        isRefundable
        refundableUntil
        cancelRefusal
        creator {
          slug
          isOwn
        }
        ...useRescheduleRefusal_booking
        ...RefundTerms_booking
        ...CancelSession_booking
      }
    `,
    booking,
  );
  const { id: bookingId, date, endDate, paymentStatus, creator } = data;
  const { host } = useSession();
  const refusal = useRescheduleRefusal(data, host);
  const isOver = data.cancelRefusal != null;
  const hasBegun = usePassed(host, sessionTimes({ date, endDate }).startsAt);
  const isTooLate = usePassed(host, Date.parse(data.refundableUntil ?? date) + 1);
  const isPaid = paymentStatus === "PAID";
  useReadingAgain((hasBegun && !isOver) || (isTooLate && isPaid && data.isRefundable));
  const [isAsked, setAsked] = useState(false);
  // What is being typed stays, and the server says why it is too late.
  const isGone = isOver && !isAsked;
  useFocusInstead(heading, { isAsked, isGone });
  if (isGone) return null;
  const isBooker = !creator.isOwn;
  return (
    <div className="screen-only">
      <Stack gap="small">
        <Text size="small" tone="muted">
          {isBooker && <span role="status">{movingText(refusal)} </span>}
          {isPaid ? (
            <RefundTerms booking={data} timeZone={timeZone} />
          ) : (
            "You can cancel this session until it begins."
          )}
        </Text>
        <Cluster>
          {isBooker && refusal === null && (
            <ButtonLink href={rescheduleAddress({ slug: creator.slug, bookingId })}>
              Reschedule
            </ButtonLink>
          )}
          <CancelSession booking={data} onAsk={setAsked} {...{ timeZone, isAsked }} />
        </Cluster>
      </Stack>
    </div>
  );
}

/** Focuses the heading when what was asked, and its button, are gone: cancelled, or begun. */
function useFocusInstead(
  heading: ChangeSessionProps["heading"],
  { isAsked, isGone }: { isAsked: boolean; isGone: boolean },
): void {
  const wasAsked = useRef(false);
  useEffect(() => {
    wasAsked.current = isAsked;
  }, [isAsked]);
  const focusIfLost = useEffectEvent(() => {
    const isLost = document.activeElement === document.body;
    if (wasAsked.current && isLost) heading.current?.focus();
  });
  useEffect(() => {
    if (!isGone) return () => focusIfLost();
  }, [isGone]);
}

function movingText(refusal: string | null): string {
  if (refusal === null) return "You can move it until one hour before it begins.";
  return isErrorCode(refusal) ? ERRORS[refusal].message : "This session can’t be moved.";
}
