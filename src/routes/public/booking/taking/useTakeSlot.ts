import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Refusal, refusalOf } from "../refusal.ts";
import {
  bookingDetailsAddress,
  bookingTimeAddress,
} from "../../../../domain/bookings/addresses.ts";
import { type Instant, isoOf } from "../../../../domain/time/instant.ts";
import { useNavigateIfStillHere } from "../../../../navigation/useNavigateIfStillHere.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { forgetSlot, unwantSlot } from "./chosenSlot.ts";
import { useCreateBooking } from "./useCreateBooking.ts";

interface TakeSlotOptions {
  offerId: string;
  slug: string;
  /** The zone of the times shown. */
  timeZone: string;
  /** Whether the questions of a held slot show: then nothing is being taken any more. */
  isHeld: boolean;
}

/** The last attempt to take a slot. */
export interface Attempt {
  /** When the slot begins. */
  readonly at: Instant;
  /** Until the server has answered and the address names the booking. */
  readonly isUnderWay: boolean;
  /** Why the slot could not be taken, and what to do; null unless refused. */
  readonly refusal: Refusal | null;
}

/**
 * Takes a slot, and navigates to its address once it is held; says why if it could not be taken.
 * Anyone who has left meanwhile stays where they are, and finds the hold among their sessions.
 */
export function useTakeSlot({ offerId, slug, timeZone, isHeld }: TakeSlotOptions) {
  const { run } = useCreateBooking();
  const { host } = useSession();
  const navigate = useNavigate();
  const navigateIfStillHere = useNavigateIfStillHere();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  if (isHeld && attempt !== null) setAttempt(null);
  const [failures, setFailures] = useState(0);
  /** The pending attempt. */
  const awaited = useRef<Attempt>(null);

  const take = async (at: Instant) => {
    const begun = { at, isUnderWay: true, refusal: null };
    const isAwaited = () => awaited.current === begun;
    const fail = (refusal: Refusal | null) => {
      if (!isAwaited()) return;
      setAttempt({ at, isUnderWay: false, refusal });
      setFailures((count) => count + 1);
    };
    awaited.current = begun;
    setAttempt(begun);
    // In UTC, where no time repeats.
    const [date = "", time = ""] = isoOf(at).split("T");
    const slot = { date, timeSlot: time.slice(0, 8), timeZone: "UTC" };
    try {
      const { createBooking } = await run({ command: { catalogItemId: offerId, ...slot } });
      forgetSlot(host);
      if (!isAwaited()) return;
      const place = { slug, offerId, bookingId: createBooking.id };
      // Going back then shows what became of it. Only what follows is fetched.
      const here = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
      const isHere = await navigateIfStillHere(bookingTimeAddress(place), here);
      if (!isHere) return fail(null);
      // What it shows is rendered already, and may have been scrolled since.
      await navigate(bookingDetailsAddress(place), { preventScrollReset: true });
    } catch (error) {
      forgetSlot(host);
      fail(refusalOf(error, timeZone));
    }
  };
  return {
    attempt,
    /** Counts the failed attempts. */
    failures,
    /** Takes the slot that begins then. */
    take,
    /** Shows the times again before the answer is there; the slot may be held regardless. */
    giveUp: useCallback(() => {
      awaited.current = null;
      // Otherwise what was wanted before the sign-in would be taken once more.
      unwantSlot(host);
      setAttempt((last) => last && { ...last, isUnderWay: false });
      setFailures((count) => count + 1);
    }, [host]),
    dismissRefusal: useCallback(() => setAttempt((last) => last && { ...last, refusal: null }), []),
  };
}
