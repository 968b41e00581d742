import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** The channel of a booking. */
export const channelId = id("Channel");

/** What the contract's `Int` holds. */
export const INTEGER_MAX = 2 ** 31 - 1;

/** The number of somebody in one tab. */
export const participant = z
  .int("The participant must be a whole number")
  .check(
    z.minimum(1, "The participant must be at least 1"),
    z.maximum(INTEGER_MAX, `The participant must be at most ${INTEGER_MAX}`),
  );

/** The same where none need be given. */
export const participantId = z._default(z.nullish(participant), null);
