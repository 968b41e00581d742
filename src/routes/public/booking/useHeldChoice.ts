import { graphql, useFragment } from "react-relay/hooks";
import type { useHeldChoice_booking$key } from "../../../__generated__/useHeldChoice_booking.graphql.ts";
import { formatDate, formatTime } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import type { Choice } from "./scheduleChoice.ts";

/** The slot that somebody who comes back from the questions still has; no choice when there is none. */
export function useHeldChoice(
  booking: useHeldChoice_booking$key | null | undefined,
  timeZone: string,
): Choice {
  const held = useFragment(
    graphql`
      fragment useHeldChoice_booking on Booking {
        date
        state
      }
    `,
    booking,
  );
  const startsAt = held?.state === "HELD" ? parseInstant(held.date) : null;
  if (startsAt === null) return {};
  return { date: formatDate(startsAt, timeZone), start: `${formatTime(startsAt, timeZone)}:00` };
}
