import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";
import { postMessage } from "./postMessage.ts";

/** What `shareProfileToLinkedIn` takes. */
export const shareProfileToLinkedInInput = z.object({ profileId: id("Profile"), postMessage });
