import { createTalkInput } from "../../../src/domain/catalogue/inputs/createTalk.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { parseInstant } from "../../../src/domain/time/instant.ts";
import type { TalkRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { createWithDocument } from "./steps/createWithDocument.ts";

/**
 * Makes a talk from its slides and its date: a free draft without a title. Repeating an upload
 * returns the same talk. Refuses with `TOO_MANY_ITEMS`, with `QUOTA_FULL`, and with
 * `BAD_USER_INPUT` when it isn't a PDF.
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
