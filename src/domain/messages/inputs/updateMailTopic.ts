import * as z from "zod/mini";
import { MAIL_TOPICS } from "../../generated/enums.ts";
import { oneOf } from "../../shared/inputs/fields.ts";

/** What `updateMailTopic` takes. */
export const updateMailTopicInput = z.object({
  topic: oneOf(MAIL_TOPICS, "Please choose what the mails are about"),
  isOn: z.boolean("Please say whether they are sent"),
});
