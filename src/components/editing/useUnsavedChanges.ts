import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, useFormState, type UseFormReturn } from "react-hook-form";
import type { FormName } from "./formNames.ts";
import { UnsavedFormsContext } from "./UnsavedFormsContext.ts";

/** Protects what was typed from being lost. */
export interface UnsavedChanges {
  /** Lets the page be left: what was typed is saved. */
  release(): void;
  /** Null unless the form holds what was typed before the session ended. */
  restored: RestoredChanges | null;
}

/** What was typed before the session ended, and is not saved yet. */
export interface RestoredChanges {
  /** Resets the form to the saved values. */
  discard(): void;
}

interface UnsavedChangesOptions<Values extends FieldValues, Sent> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the context is the library's, and unused
  form: UseFormReturn<Values, any, Sent>;
  name: FormName;
  /** The server's revision when the form was opened, see docs/product.md 16.9. */
  began?: RefObject<{ revision: string | null }>;
  /** The form holds again what was typed over this revision. */
  onRestored?: (revision: string | null) => void;
  /** Resets the form to the saved values; by default those that it was opened with. */
  discard?: () => void;
}

/**
 * Asks the person before a form with unsaved changes is left. What a session's end took away is
 * back in the form when its person returns (docs/product.md 2.12). Call it after anything else that
 * fills the form.
 */
export function useUnsavedChanges<Values extends FieldValues, Sent>({
  form,
  name: { id, label },
  began,
  onRestored,
  discard = form.reset,
}: UnsavedChangesOptions<Values, Sent>): UnsavedChanges {
  const forms = use(UnsavedFormsContext);
  const { isDirty } = useFormState({ control: form.control });
  const [kept] = useState(() => {
    const typed = forms?.kept(id) ?? null;
    const isSaved = JSON.stringify(typed?.values) === JSON.stringify(form.getValues());
    return isSaved ? null : typed;
  });
  const [isRestored, setRestored] = useState(kept !== null);

  const restore = useEffectEvent(() => {
    if (kept === null) return forms?.forget(id);
    // It may have been typed into a form that didn't have all of today's fields.
    const values = { ...form.getValues(), ...(kept.values as Values) };
    form.reset(values, { keepDefaultValues: true });
    onRestored?.(kept.revision);
  });
  useEffect(() => restore(), []);

  const release = useRef(() => {});
  useEffect(() => {
    if (!isDirty || forms === null) return;
    const read = () => ({ values: form.getValues(), revision: began?.current.revision ?? null });
    release.current = forms.add({ id, label, read });
    return () => {
      release.current();
      setRestored(false);
    };
  }, [isDirty, forms, form, id, label, began]);

  return {
    release: () => release.current(),
    restored: isRestored && isDirty ? { discard: () => discard() } : null,
  };
}
