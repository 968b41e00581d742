import { useLocation, useNavigate } from "react-router";
import { bookingTimeAddress } from "../../../domain/bookings/addresses.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { rememberAddress } from "../../../session/interruptedAddress.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { wantSlot } from "./slotToTake.ts";

/** The two ways to the sign-in; both come back to the chosen time. */
export function useLogInForTime(place: { slug: string; offerId: string }) {
  const { host } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const leave = async (address: string) => {
    rememberAddress(host, address);
    // Going back without having signed in shows the chosen time, too.
    const here = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    await navigate(address, here);
    await navigate(PATHS.login);
  };
  return {
    /** To take the time, which then happens once. */
    take(at: Instant) {
      const address = bookingTimeAddress({ ...place, at });
      wantSlot(host, address);
      void leave(address);
    },
    /** To see it again; without one, or to go on with a booking, to where the visitor is. */
    show(at: Instant | null) {
      const isOfBooking = new URLSearchParams(search).has("booking");
      const isHere = at === null || isOfBooking;
      void leave(isHere ? pathname + search : bookingTimeAddress({ ...place, at }));
    },
  };
}
