import * as z from "zod/mini";
import { updateTalkDetailsInput } from "../../../domain/catalogue/inputs/updateTalkDetails.ts";
import { validPriceText } from "../../../domain/catalogue/inputs/validPriceText.ts";
import { isRealDate } from "../../../domain/time/instant.ts";
import { clockTimeOf } from "../../../domain/time/wallTime.ts";

const REQUIRED = "Event date is required";

/** The talk form's values. */
export const talkForm = z.extend(
  z.omit(updateTalkDetailsInput, { talkId: true, revision: true, eventDate: true, price: true }),
  {
    price: validPriceText(updateTalkDetailsInput.shape.price),
    eventDay: z.string(REQUIRED).check(
      z.minLength(1, REQUIRED),
      z.refine((day) => day === "" || isRealDate(day), "Please enter a valid event date"),
    ),
    eventTime: z.string("Event time is required").check(
      z.minLength(1, "Event time is required"),
      z.refine(
        (time) => time === "" || clockTimeOf(time) !== null,
        "Please enter valid time format (HH:MM)",
      ),
    ),
  },
);

/** Minutes as typed; null for none. */
export function typedMinutes(text: string | number | null): number | null {
  if (text === null || typeof text === "number") return text;
  return text.trim() === "" ? null : Number(text);
}
