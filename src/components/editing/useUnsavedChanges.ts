import { use, useEffect, useRef } from "react";
import { type FieldValues, useFormState, type UseFormReturn } from "react-hook-form";
import { UnsavedFormsContext } from "./unsavedForms.ts";

/** What stands between typed words and their loss. */
export interface UnsavedChanges {
  /** From now on the page may be left: what was typed is saved. */
  release(): void;
}

interface UnsavedChangesOptions<Values extends FieldValues, Sent> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the context is the library's, and unused
  form: UseFormReturn<Values, any, Sent>;
}

/** Has the person asked before a form is left in which something is not saved. */
export function useUnsavedChanges<Values extends FieldValues, Sent>({
  form,
}: UnsavedChangesOptions<Values, Sent>): UnsavedChanges {
  const forms = use(UnsavedFormsContext);
  const { isDirty } = useFormState({ control: form.control });
  const release = useRef(() => {});
  useEffect(() => {
    if (!isDirty || forms === null) return;
    release.current = forms.add();
    return release.current;
  }, [isDirty, forms]);
  return { release: () => release.current() };
}
