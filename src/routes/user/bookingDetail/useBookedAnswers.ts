import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useBookedAnswers_booking$key } from "../../../__generated__/useBookedAnswers_booking.graphql.ts";
import { useAnswerDraft } from "../../../components/bookings/useAnswerDraft.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";

/**
 * Once a session is booked, its drafts on this device can go (docs/product.md 6.22). One that was
 * paid elsewhere is seen here first.
 */
export function useBookedAnswers(booking: useBookedAnswers_booking$key): void {
  const { state, catalogItemId } = useFragment(
    graphql`
      fragment useBookedAnswers_booking on Booking {
        state
        catalogItemId
      }
    `,
    booking,
  );
  const { host } = useSession();
  const userId = useMe()?.userProfileId ?? "";
  const draft = useAnswerDraft(host, { userId, offerId: catalogItemId });
  const isBooked = state === "CONFIRMED";
  const forget = useEffectEvent(() => draft.forget());
  useEffect(() => {
    if (isBooked) forget();
  }, [isBooked]);
}
