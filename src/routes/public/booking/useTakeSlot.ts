import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { bookingDetailsAddress, bookingTimeAddress } from "../../../domain/bookings/addresses.ts";
import { useLeadOn } from "../../../relay/useLeadOn.ts";
import { CallError } from "../../../session/callError.ts";
import { failureOf } from "../../../session/failure.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { forgetSlot } from "./slotToTake.ts";
import { useCreateBooking } from "./useCreateBooking.ts";

interface TakeSlotOptions {
  offerId: string;
  slug: string;
  /** Loads the code of the questions, and settles when nothing more comes. */
  preloadNext: () => Promise<void>;
  /** Somebody was faster, or the slot is too near by now. */
  onGone: () => void;
}

/** A slot as the contract names it. */
interface NamedSlot {
  date: string;
  start: string;
  timeZone: string;
}

/**
 * Takes a slot and goes on to the questions; says why when it could not be had. Who has left
 * meanwhile stays where they are, and finds the hold among their sessions.
 */
export function useTakeSlot({ offerId, slug, preloadNext, onGone }: TakeSlotOptions) {
  const { run } = useCreateBooking();
  const { host } = useSession();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  // Until the questions show, not just until the answer: no second press comes between.
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const take = async ({ date, start, timeZone }: NamedSlot) => {
    setRefusal(undefined);
    setBusy(true);
    try {
      const { createBooking } = await run({
        command: { catalogItemId: offerId, date, timeSlot: start, timeZone },
      });
      forgetSlot(host);
      await preloadNext();
      const place = { slug, offerId, bookingId: createBooking.id };
      // Whoever goes back then sees what became of it. Only what follows is asked for.
      const here = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
      const isHere = await leadOn(bookingTimeAddress(place), here);
      // Drawn at once, as all of it is there: a transition would give way to each frame meanwhile,
      // which on a slow phone makes the wait a third longer.
      if (isHere) await navigate(bookingDetailsAddress(place), { flushSync: true });
      else setBusy(false);
    } catch (error) {
      forgetSlot(host);
      setBusy(false);
      const { title, nextStep } = failureOf(error);
      setRefusal(`${title} ${nextStep}`);
      if (isGone(error)) onGone();
    }
  };
  const dismissRefusal = useCallback(() => setRefusal(undefined), []);
  return { take, isBusy, refusal, dismissRefusal };
}

function isGone(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === "SLOT_TAKEN" || error.code === "SLOT_NOT_OFFERED")
  );
}
