import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { useProposedTime_booking$key } from "../../../__generated__/useProposedTime_booking.graphql.ts";
import { parseInstant, type Instant } from "../../../domain/time/instant.ts";

/**
 * The time that the address proposes: that of a booking which is held or was lost, or one that was
 * chosen before the sign-in. Null when there is none. It may be taken by now.
 */
export function useProposedTime(
  booking: useProposedTime_booking$key | null | undefined,
): Instant | null {
  const data = useFragment(
    graphql`
      fragment useProposedTime_booking on Booking {
        date
      }
    `,
    booking,
  );
  const [search] = useSearchParams();
  return parseInstant(data?.date ?? search.get("at") ?? "");
}
