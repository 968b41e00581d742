import * as z from "zod/mini";
import { FORM_KINDS } from "../../generated/enums.ts";
import { FORM_MESSAGE_MAX, LINE_MAX, REPORTED_ADDRESS_MAX, SLUG_MAX } from "../../shared/limits.ts";
import {
  email,
  evenIfOthersFail,
  oneOf,
  optionalText,
  requiredText,
} from "../../shared/inputs/fields.ts";
import { ownPath } from "../../shared/ownPath.ts";

const reportedAddress = z.pipe(
  optionalText({ label: "Address of the page", max: REPORTED_ADDRESS_MAX }),
  z.nullable(z.string().check(z.refine(isOwnPath, "This is not the address of a page here"))),
);

/** What `sendForm` takes (docs/product.md 19.3). */
export const sendFormInput = z
  .object({
    kind: oneOf(FORM_KINDS, "Please say what it is about"),
    name: requiredText({ label: "Name", max: LINE_MAX }),
    email: email(),
    message: optionalText({ label: "Message", max: FORM_MESSAGE_MAX }),
    claimedSlug: optionalText({ label: "Address of your page", max: SLUG_MAX }),
    reportedAddress,
  })
  .check(
    z.refine(({ kind, message }) => kind === "BETA" || isThere(message), {
      path: ["message"],
      error: "Message is required",
      ...evenIfOthersFail,
    }),
    z.refine(({ kind, claimedSlug }) => kind === "BETA" || !isThere(claimedSlug), {
      path: ["claimedSlug"],
      error: "Only the form of the beta program takes an address",
      ...evenIfOthersFail,
    }),
    z.refine((form) => (form.kind === "REPORT") === isThere(form.reportedAddress), {
      path: ["reportedAddress"],
      error: "A report, and no other form, needs the address of the page",
      ...evenIfOthersFail,
    }),
  );

/** Before the other checks have passed, a text may be blank, or none at all. */
function isThere(text: unknown): boolean {
  return typeof text === "string" && text.trim() !== "";
}

function isOwnPath(text: string): boolean {
  return ownPath(text) !== null;
}
