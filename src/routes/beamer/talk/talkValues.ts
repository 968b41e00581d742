import * as z from "zod/mini";
import { updateTalkDetailsInput } from "../../../domain/catalogue/inputs/updateTalkDetails.ts";
import { typedPrice } from "../../../domain/catalogue/inputs/typedPrice.ts";
import { isRealDate } from "../../../domain/time/instant.ts";
import { clockTimeOf } from "../../../domain/time/wallTime.ts";

const REQUIRED = "Event date is required";

/** What the form of a talk holds. */
export const talkForm = z.extend(
  z.omit(updateTalkDetailsInput, { talkId: true, revision: true, eventDate: true, price: true }),
  {
    price: typedPrice(updateTalkDetailsInput.shape.price),
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

/** Minutes as somebody types them; null for none. */
export function typedMinutes(text: string | number | null): number | null {
  if (text === null || typeof text === "number") return text;
  return text.trim() === "" ? null : Number(text);
}
