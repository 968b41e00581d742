import { graphql, useFragment } from "react-relay/hooks";
import type { MoveSession_booking$key } from "../../../__generated__/MoveSession_booking.graphql.ts";
import { usePassed } from "../../../components/bookings/usePassed.ts";
import { useRescheduleRefusal } from "../../../components/bookings/useRescheduleRefusal.ts";
import { rescheduleAddress } from "../../../domain/bookings/addresses.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import { ERRORS, isErrorCode } from "../../../domain/shared/errors.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** The way to another time for its booker, or why there is none; nothing once it has begun. */
export function MoveSession({ booking }: { booking: MoveSession_booking$key }) {
  const data = useFragment(
    graphql`
      fragment MoveSession_booking on Booking {
        id
        date
        endDate
        creator {
          slug
        }
        ...useRescheduleRefusal_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const refusal = useRescheduleRefusal(data, host);
  const { date, endDate } = data;
  const hasBegun = usePassed(host, sessionTimes({ date, endDate }).startsAt);
  if (hasBegun) return null;
  if (refusal !== null) {
    return (
      <div role="status">
        <Text size="small" tone="muted">
          {isErrorCode(refusal) ? ERRORS[refusal].message : "This session can’t be moved."}
        </Text>
      </div>
    );
  }
  return (
    <div className="screen-only">
      <Stack gap="small">
        <Text size="small" tone="muted">
          You can move it until one hour before it begins
        </Text>
        <div>
          <ButtonLink href={rescheduleAddress({ slug: data.creator.slug, bookingId: data.id })}>
            Reschedule
          </ButtonLink>
        </div>
      </Stack>
    </div>
  );
}
