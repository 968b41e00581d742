import * as z from "zod/mini";
import { INTEGER_MAX, channelId, participantId } from "./fields.ts";

/** What a stream of news is asked for with: for whom, and after the message of which version. */
export const followLiveSessionInput = z.object({
  channelId,
  participantId,
  after: z
    .int("The version must be a whole number")
    .check(
      z.minimum(0, "The version must not be negative"),
      z.maximum(INTEGER_MAX, `The version must be at most ${INTEGER_MAX}`),
    ),
});
