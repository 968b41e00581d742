import { FORM_KINDS, type FormKind } from "../../../src/domain/generated/enums.ts";
import type { ProcessContext } from "../shared/context.ts";

/** The kinds of form that another service provides (docs/product.md 19.6). */
export function listFramedForms({ providers }: ProcessContext): FormKind[] {
  return FORM_KINDS.filter((kind) => providers.forms.addressOf(kind) !== null);
}
