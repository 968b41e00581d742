import type * as z from "zod/mini";
import { sendFormInput } from "../../../src/domain/forms/inputs/sendForm.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { DAY_MS, FORMS_PER_DAY_MAX } from "../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";

/**
 * Keeps a form for the operator (docs/product.md 19.3, 19.4); true, also when the very same one is
 * kept already. Refuses with `BAD_USER_INPUT`, and with `TOO_MANY_FORMS` when too many of the kind
 * came within a day.
 */
export async function sendForm(context: ServiceContext, command: unknown): Promise<boolean> {
  const form = parseInput(sendFormInput, command);
  const { forms } = context.store;
  const digest = await digestOf(form);
  if (await forms.isKept(digest)) return true;
  const sentAt = context.now();
  const today = await forms.countSince({ kind: form.kind, since: sentAt - DAY_MS });
  if (today >= FORMS_PER_DAY_MAX) refuse("TOO_MANY_FORMS");
  await forms.add({ ...form, digest, userId: context.viewer?.userId ?? null, sentAt });
  return true;
}

function digestOf(form: z.output<typeof sendFormInput>): Promise<string> {
  const { kind, name, email, message, claimedSlug, reportedAddress } = form;
  return hashOf(JSON.stringify([kind, name, email, message, claimedSlug, reportedAddress]));
}
