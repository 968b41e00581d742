import { graphql, useFragment } from "react-relay/hooks";
import type { useRescheduleRefusal_booking$key } from "../../__generated__/useRescheduleRefusal_booking.graphql.ts";
import { sessionTimes } from "../../domain/bookings/sessionTimes.ts";
import { RESCHEDULE_CUTOFF_MS } from "../../domain/shared/limits.ts";
import { useReadingAgain } from "../../navigation/useReadingAgain.ts";
import type { Clock } from "./useNow.ts";
import { usePassed } from "./usePassed.ts";

/**
 * The code of why a session can't be moved; null while it can be. When the last moment passes, the
 * screen's query is read again.
 */
export function useRescheduleRefusal(
  booking: useRescheduleRefusal_booking$key,
  clock: Clock,
): string | null {
  const { date, endDate, rescheduleRefusal } = useFragment(
    graphql`
      fragment useRescheduleRefusal_booking on Booking {
        date
        endDate
        rescheduleRefusal
      }
    `,
    booking,
  );
  const isLate = usePassed(clock, sessionTimes({ date, endDate }).startsAt - RESCHEDULE_CUTOFF_MS);
  const refusal = rescheduleRefusal ?? null;
  useReadingAgain(isLate && refusal === null);
  return refusal;
}
