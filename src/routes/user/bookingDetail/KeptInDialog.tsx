import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useBlocker } from "react-router";
import type { FormName } from "../../../components/editing/formNames.ts";
import { LeaveDialog } from "../../../components/editing/LeaveDialog.tsx";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { UnsavedFormsContext } from "../../../components/editing/UnsavedFormsContext.ts";
import { useUnsavedChanges } from "../../../components/editing/useUnsavedChanges.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { unsavedFormsOf } from "../../../session/unsavedForms.ts";

interface KeptInDialogProps<Values extends FieldValues> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the context is the library's, and unused
  form: UseFormReturn<Values, any, any>;
  name: FormName;
}

/** Asks before what is typed in a dialog is left, and keeps it when the sign-in ends. */
export function KeptInDialog<Values extends FieldValues>(props: KeptInDialogProps<Values>) {
  const forms = unsavedFormsOf(useSession());
  const blocker = useBlocker(() => forms.wouldBeLost());
  return (
    <UnsavedFormsContext value={forms}>
      <Restored {...props} />
      <LeaveDialog blocker={blocker} />
    </UnsavedFormsContext>
  );
}

function Restored<Values extends FieldValues>({ form, name }: KeptInDialogProps<Values>) {
  const { restored } = useUnsavedChanges({ form, name });
  return <RestoredChanges restored={restored} />;
}
