import { use, useEffect, useEffectEvent } from "react";
import {
  type FieldPath,
  type FieldValues,
  useFormState,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { ItemFormsContext } from "./ItemForms.tsx";
import type { EditForm } from "./useEditForm.ts";

interface ItemFormOptions<Values extends FieldValues, Sent> extends Pick<
  EditForm<Values>,
  "isBusy" | "saveQuietly"
> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the context is the library's, and unused
  form: UseFormReturn<Values, any, Sent>;
}

/** While something is typed and not saved, publishing the item that the form edits saves it first. */
export function useItemForm<Values extends FieldValues, Sent>({
  form,
  isBusy,
  saveQuietly,
}: ItemFormOptions<Values, Sent>): void {
  const { add } = use(ItemFormsContext);
  const showToast = useToast();
  const { isDirty } = useFormState({ control: form.control });
  const typed: unknown = useWatch({ control: form.control, name: "title" as FieldPath<Values> });
  const title = typeof typed === "string" ? typed : undefined;
  const saveNow = useEffectEvent(async () => {
    const isSaved = await saveQuietly();
    // The form's own error may be out of sight of the button.
    const refusal = form.getFieldState("root.call" as FieldPath<Values>).error?.message;
    if (!isSaved && refusal) showToast({ text: refusal, tone: "danger" });
    return isSaved;
  });
  useEffect(() => {
    if (!isDirty) return;
    return add({ title, isBusy, save: () => saveNow() });
  }, [add, isDirty, title, isBusy]);
}
