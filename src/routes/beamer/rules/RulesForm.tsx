import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import type { FormName } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { NO_REVISION } from "../../../domain/shared/revision.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Cluster, Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Select } from "../../../ui/Select/Select.tsx";
import { RULE_FIELDS, SavedRules } from "./SavedRules.tsx";
import { rulesInput, rulesOptions, rulesValues } from "./rulesValues.ts";
import { useUpdateBookingRules } from "./useUpdateBookingRules.ts";

interface RulesFormProps {
  name: FormName;
  /** Null for those of all calls. */
  oneOnOneId: string | null;
  /** Those that hold now. */
  rules: BookingRules;
  /** Null while they are somebody's default, or an offer's creator's. */
  revision: string | null;
  /** What of their own they can be given up for. */
  children?: ReactNode;
}

/** The rules by which people can book: of all calls, or of one. */
export function RulesForm({ name, oneOnOneId, rules, revision, children }: RulesFormProps) {
  const before = rulesValues(rules);
  const form = useForm({ defaultValues: before });
  const { control, formState, reset } = form;
  const { onSubmit, isBusy, message, conflict, takeSaved, restored } = useEditForm({
    form,
    name,
    call: useUpdateBookingRules(),
    before,
    revision: revision ?? NO_REVISION,
    toVariables: (values, started) => ({
      command: { oneOnOneId, rules: rulesInput(values), revision: started },
    }),
    revisionIn: ({ updateBookingRules: { rules: ofAll, ofOffers } }) =>
      oneOnOneId === null
        ? ofAll.revision
        : ofOffers.find((offer) => offer.oneOnOneId === oneOnOneId)?.rules.revision,
    savedText: "Booking rules saved",
    onSaved: () => {},
    staysOpen: true,
  });
  const options = rulesOptions(before);

  return (
    <form noValidate onSubmit={onSubmit} aria-label={name.label}>
      <Stack gap="large">
        <RestoredChanges restored={restored} />
        <Columns kind="halves">
          {RULE_FIELDS.map(({ rule, label, hint }) => (
            <Controller
              key={rule}
              control={control}
              name={rule}
              render={({ field }) => (
                <Select {...field} label={label} hint={hint(oneOnOneId)} options={options[rule]} />
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
        <Cluster>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Save
          </Button>
          {formState.isDirty && (
            <Button variant="quiet" onClick={() => reset()}>
              Discard changes
            </Button>
          )}
          {children}
        </Cluster>
      </Stack>
    </form>
  );
}
