import * as z from "zod/mini";
import { postMessage } from "./postMessage.ts";
import { subjectId } from "./subjectId.ts";

/** What `shareItemToLinkedIn` takes. */
export const shareItemToLinkedInInput = z.object({ itemId: subjectId("Item"), postMessage });
