import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { useProposedTime_booking$key } from "../../../__generated__/useProposedTime_booking.graphql.ts";
import { parseInstant, type Instant } from "../../../domain/time/instant.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { keptTime } from "./chosenSlot.ts";

interface ProposedTimeOptions {
  /** The booking that the address names. */
  booking: useProposedTime_booking$key | null | undefined;
  offerId: string;
}

/**
 * The time to propose: that of a booking which is held or was lost, the one in the address, or one
 * that was chosen in this tab before the sign-in. Null when there is none. It may be taken by now.
 */
export function useProposedTime({ booking, offerId }: ProposedTimeOptions): Instant | null {
  const data = useFragment(
    graphql`
      fragment useProposedTime_booking on Booking {
        date
      }
    `,
    booking,
  );
  const [search] = useSearchParams();
  const { host } = useSession();
  const inAddress = data?.date ?? search.get("at");
  return inAddress === null ? keptTime(host, offerId) : parseInstant(inAddress);
}
