import * as z from "zod/mini";
import { postMessage } from "./postMessage.ts";
import { subjectId } from "./subjectId.ts";

/** What `shareProfileToLinkedIn` takes. */
export const shareProfileToLinkedInInput = z.object({
  profileId: subjectId("Profile"),
  postMessage,
});
