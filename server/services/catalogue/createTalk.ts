import { createTalkInput } from "../../../src/domain/catalogue/inputs/createTalk.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { parseInstant } from "../../../src/domain/time/instant.ts";
import type { TalkRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { createWithDocument } from "./steps/createWithDocument.ts";

/**
 * Makes a talk of its slides and its date: a free draft without a title. The same upload once more
 * gives the same talk. Refuses with `TOO_MANY_ITEMS`, with `QUOTA_FULL`, and what is no PDF with `BAD_USER_INPUT`.
 */
export async function createTalk(context: ServiceContext, command: unknown): Promise<TalkRow> {
  const { eventDate, ...upload } = parseInput(createTalkInput, command);
  return createWithDocument<TalkRow>(context, {
    ...upload,
    category: "TALK",
    toRow: (common) => ({
      ...common,
      category: "TALK",
      eventDate: parseInstant(eventDate),
      eventName: null,
      eventUrl: null,
      eventLocation: null,
      durationInMinutes: null,
    }),
  });
}
