import { listFramedForms } from "../services/forms/listFramedForms.ts";
import { sendForm } from "../services/forms/sendForm.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";

export const formQueries = {
  framedForms: (_parent, _args, context) => listFramedForms(context),
} satisfies Partial<BuiltQueries>;

export const formMutations = {
  sendForm: (_parent, { command }, context) => sendForm(context, command),
} satisfies Partial<BuiltMutations>;
