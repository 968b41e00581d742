import { useState } from "react";
import { useNavigate } from "react-router";
import { bookingDetailsAddress } from "../../../domain/bookings/addresses.ts";
import { CallError } from "../../../session/callError.ts";
import { failureOf } from "../../../session/failure.ts";
import { useCreateBooking } from "./useCreateBooking.ts";

interface TakeSlotOptions {
  offerId: string;
  slug: string;
  timeZone: string;
  /** The call was sent: preload what comes next. */
  onTake: () => void;
  /** Somebody was faster, or the slot is too near by now. */
  onGone: (date: string) => void;
}

/** Takes a slot and goes on to the questions; says why when it could not be had. */
export function useTakeSlot({ offerId, slug, timeZone, onTake, onGone }: TakeSlotOptions) {
  const { run, isBusy } = useCreateBooking();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();

  const take = async ({ date, start }: { date: string; start: string }) => {
    setRefusal(undefined);
    onTake();
    try {
      const { createBooking } = await run({
        command: { catalogItemId: offerId, date, timeSlot: start, timeZone },
      });
      await navigate(bookingDetailsAddress({ slug, offerId, bookingId: createBooking.id }));
    } catch (error) {
      const { title, nextStep } = failureOf(error);
      setRefusal(`${title} ${nextStep}`);
      if (isGone(error)) onGone(date);
    }
  };
  return { take, isBusy, refusal, dismissRefusal: () => setRefusal(undefined) };
}

function isGone(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === "SLOT_TAKEN" || error.code === "SLOT_NOT_OFFERED")
  );
}
