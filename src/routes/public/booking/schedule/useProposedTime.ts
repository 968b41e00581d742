import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import type { useProposedTime_booking$key } from "../../../../__generated__/useProposedTime_booking.graphql.ts";
import { parseInstant, type Instant } from "../../../../domain/time/instant.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { keptTime } from "../taking/chosenSlot.ts";

interface ProposedTimeOptions {
  /** The booking that the address names. */
  booking: useProposedTime_booking$key | null | undefined;
  offerId: string;
}

/**
 * The time to propose: one that was chosen at this address before leaving for the sign-in, that of
 * a booking which is held or was lost, the one in the address, or one that was chosen in this tab
 * before the sign-in. Null without one. It may be taken by now.
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
  const { pathname, search } = useLocation();
  const { host } = useSession();
  const inAddress = data?.date ?? new URLSearchParams(search).get("at");
  const kept = keptTime(host, offerId);
  // Going back to a link with a time: another one had been chosen there.
  const isChosenHere = kept?.leftFrom === pathname + search;
  return inAddress === null || isChosenHere ? (kept?.at ?? null) : parseInstant(inAddress);
}
