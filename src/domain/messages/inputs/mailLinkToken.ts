import { requiredText } from "../../shared/inputs/fields.ts";
import { ID_MAX } from "../../shared/limits.ts";

/** Characters of the secret in a mail's link: a person's id, and a few dozen more. */
export const MAIL_LINK_TOKEN_MAX = 2 * ID_MAX;

/** The secret in a mail's link. */
export const mailLinkToken = () => requiredText({ label: "Link", max: MAIL_LINK_TOKEN_MAX });
