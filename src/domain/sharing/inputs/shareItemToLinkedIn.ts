import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";
import { postMessage } from "./postMessage.ts";

/** What `shareItemToLinkedIn` takes. */
export const shareItemToLinkedInInput = z.object({ itemId: id("Item"), postMessage });
