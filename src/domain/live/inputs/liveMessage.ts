import * as z from "zod/mini";
import { id, requiredText } from "../../shared/inputs/fields.ts";
import { LIVE_SIGNAL_MAX, LIVE_TEXT_MAX } from "../../shared/limits.ts";
import { participant } from "./fields.ts";

/** What somebody writes to the other. */
export const liveText = requiredText({ label: "Message", max: LIVE_TEXT_MAX });

/** Identifies a message of a sender, so that it can be sent again. */
const key = id("Key");

/** What is posted to a live session (`domain/live/news.ts`). */
export const liveMessageInput = z.discriminatedUnion("kind", [
  /** Its sender waits for the host. */
  z.object({ kind: z.literal("WAIT") }),
  /** A text to the other, from the one who is there under that number. */
  z.object({ kind: z.literal("TEXT"), participantId: participant, key, text: liveText }),
  /** What a device tells that of the participant `to`. */
  z.object({
    kind: z.literal("SIGNAL"),
    participantId: participant,
    to: participant,
    key,
    data: z
      .string("The signal is missing")
      .check(z.maxLength(LIVE_SIGNAL_MAX, "The signal is too long")),
  }),
]);

/** A message as it is posted. */
export type LiveMessage = z.input<typeof liveMessageInput>;
