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

interface ItemFormOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isBusy: boolean;
  /** @returns whether what was typed is saved now */
  save(): Promise<boolean>;
}

/** While something is typed and not saved, publishing the item that the form edits saves it first. */
export function useItemForm<Values extends FieldValues>({
  form,
  isBusy,
  save,
}: ItemFormOptions<Values>): void {
  const { add } = use(ItemFormsContext);
  const showToast = useToast();
  const { isDirty } = useFormState({ control: form.control });
  const title: unknown = useWatch({
    control: form.control,
    name: "title" as FieldPath<Values>,
  });
  const saveNow = useEffectEvent(async () => {
    const isSaved = await save();
    // What the form says about the whole of it may be out of sight of the button.
    const refusal = form.getFieldState("root.call" as FieldPath<Values>).error?.message;
    if (!isSaved && refusal) showToast({ text: refusal, tone: "danger" });
    return isSaved;
  });
  useEffect(() => {
    if (!isDirty) return;
    return add({
      title: typeof title === "string" ? title : undefined,
      isBusy,
      save: () => saveNow(),
    });
  }, [add, isDirty, title, isBusy]);
}
