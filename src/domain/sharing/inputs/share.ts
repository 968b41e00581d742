import * as z from "zod/mini";
import { POST_MESSAGE_MAX } from "../../shared/limits.ts";
import { optionalId, requiredText } from "../../shared/inputs/fields.ts";

export const SHARE_TEXTS = {
  failed: "Failed to share post",
  nothing: "Either itemId or profileId must be provided",
} as const;

/** What a post on LinkedIn says. */
export function postMessage() {
  return requiredText({ label: "Message", max: POST_MESSAGE_MAX });
}

/** The share dialog, which does not know beforehand whether it shares an item or a page. */
export const shareForm = z
  .object({
    itemId: optionalId("Item"),
    profileId: optionalId("Profile"),
    postMessage: postMessage(),
  })
  .check(
    z.refine(({ itemId, profileId }) => itemId !== null || profileId !== null, SHARE_TEXTS.nothing),
  );
