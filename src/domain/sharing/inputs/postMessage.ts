import { POST_MESSAGE_MAX } from "../../shared/limits.ts";
import { requiredText } from "../../shared/inputs/fields.ts";

/** What a post says. */
export const postMessage = requiredText({ label: "Message", max: POST_MESSAGE_MAX });
