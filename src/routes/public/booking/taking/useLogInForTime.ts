import { useLocation, useNavigate } from "react-router";
import { bookingTimeAddress } from "../../../../domain/bookings/addresses.ts";
import { PATHS } from "../../../../domain/shared/paths.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { rememberAddress } from "../../../../session/signIn/interruptedAddress.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { keepSlot, wantSlot } from "./chosenSlot.ts";

/** The two ways to the sign-in; both come back to the chosen time. */
export function useLogInForTime({ slug, offerId }: { slug: string; offerId: string }) {
  const { host } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  // All that it shows is there, see `LogInPrompt`.
  const goToSignIn = () => void navigate(PATHS.login, { flushSync: true });
  const leaveWith = (at: Instant) => {
    // For who goes back without having signed in. In the address it would be a navigation more,
    // which on a slow phone is felt.
    keepSlot(host, { offerId, at, leftFrom: pathname + search });
    rememberAddress(host, bookingTimeAddress({ slug, offerId, at }));
    goToSignIn();
  };
  return {
    /** To take the time, which then happens once. */
    take(at: Instant) {
      wantSlot(host, { offerId, at });
      leaveWith(at);
    },
    /** To see it again; without one, or to continue a booking, to where the visitor is. */
    show(at: Instant | null) {
      const isOfBooking = new URLSearchParams(search).has("booking");
      if (at !== null && !isOfBooking) return leaveWith(at);
      rememberAddress(host, pathname + search);
      goToSignIn();
    },
  };
}
