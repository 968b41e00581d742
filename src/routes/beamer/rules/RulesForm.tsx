import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import type { FormName } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { SaveOrDiscard } from "../../../components/editing/SaveOrDiscard.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { NO_REVISION } from "../../../domain/shared/revision.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Select } from "../../../ui/Select/Select.tsx";
import { RULE_FIELDS, SavedRules } from "./SavedRules.tsx";
import { rulesForm, rulesInput, rulesOptions, rulesValues } from "./rulesValues.ts";
import { useUpdateBookingRules } from "./useUpdateBookingRules.ts";

interface RulesFormProps {
  name: FormName;
  /** Null for those of all calls. */
  oneOnOneId: string | null;
  /** Those that hold now. */
  rules: BookingRules;
  /** Null while they are somebody's default, or an offer's creator's. */
  revision: string | null;
  /** What else can be done with them while nothing is to be saved. */
  children?: ReactNode;
}

/** The rules by which people can book: of all calls, or of one. */
export function RulesForm({ name, oneOnOneId, rules, revision, children }: RulesFormProps) {
  const before = { rules: rulesValues(rules) };
  const form = useForm({ resolver: zodResolver(rulesForm), defaultValues: before });
  const { control, formState } = form;
  const { onSubmit, isBusy, errors, message, conflict, takeSaved, restored } = useEditForm({
    form,
    name,
    call: useUpdateBookingRules(),
    before,
    revision: revision ?? NO_REVISION,
    toVariables: (values, started) => ({
      command: { oneOnOneId, rules: rulesInput(values.rules), revision: started },
    }),
    // Only an offer can be without rules of its own.
    toGiveUp:
      oneOnOneId === null
        ? undefined
        : (saved) => ({ command: { oneOnOneId, rules: null, revision: saved } }),
    revisionIn: ({ updateBookingRules: { rules: ofAll, ofOffers } }) =>
      oneOnOneId === null
        ? ofAll.revision
        : ofOffers.find((offer) => offer.oneOnOneId === oneOnOneId)?.rules.revision,
    savedText: "Booking rules saved",
    onSaved: () => {},
    staysOpen: true,
  });
  const options = rulesOptions(before.rules);

  return (
    <form noValidate onSubmit={onSubmit} aria-label={name.label}>
      <Stack gap="large">
        <RestoredChanges restored={restored} />
        <Columns kind="halves">
          {RULE_FIELDS.map(({ rule, label, hint }) => (
            <Controller
              key={rule}
              control={control}
              name={`rules.${rule}`}
              render={({ field }) => (
                <Select
                  {...field}
                  label={label}
                  hint={hint(oneOnOneId)}
                  error={errors.rules?.[rule]?.message}
                  options={options[rule]}
                />
              )}
            />
          ))}
        </Columns>
        <ChangedElsewhere
          conflict={conflict}
          saved={<SavedRules rules={rules} />}
          onTakeSaved={takeSaved}
        />
        <FieldError>{message}</FieldError>
        <SaveOrDiscard isBusy={isBusy} isDirty={formState.isDirty} onDiscard={takeSaved}>
          {children}
        </SaveOrDiscard>
      </Stack>
    </form>
  );
}
