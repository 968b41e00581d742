import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, type UseFormReturn } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  useExceptionsForm_exceptions$data,
  useExceptionsForm_exceptions$key,
} from "../../../../__generated__/useExceptionsForm_exceptions.graphql.ts";
import { FORM_NAMES } from "../../../../components/editing/formNames.ts";
import { type EditForm, useEditForm } from "../../../../components/editing/useEditForm.ts";
import { NO_REVISION } from "../../../../domain/shared/revision.ts";
import {
  exceptionsForm,
  exceptionsInput,
  exceptionsValues,
  type ExceptionsValues,
} from "./exceptionValues.ts";
import { useUpdateAvailabilityExceptions } from "./useUpdateAvailabilityExceptions.ts";

/** The exceptions as typed, and how they are saved. */
export interface ExceptionsEditing {
  form: UseFormReturn<ExceptionsValues>;
  editing: EditForm<ExceptionsValues>;
  saved: ExceptionsValues;
}

/** Edits the exceptions that are not over by today, `YYYY-MM-DD`; the others go with a save. */
export function useExceptionsForm(
  exceptions: useExceptionsForm_exceptions$key | null,
  today: string,
): ExceptionsEditing {
  const data = useFragment(
    graphql`
      fragment useExceptionsForm_exceptions on AvailabilityExceptions {
        revision
        exceptions {
          from
          to
          timeSlots {
            start
            end
          }
        }
      }
    `,
    exceptions,
  );
  const saved = exceptionsValues(data ? listOf(data) : [], today);
  const form = useForm({ resolver: zodResolver(exceptionsForm), defaultValues: saved });
  const editing = useEditForm({
    form,
    name: FORM_NAMES.exceptions,
    call: useUpdateAvailabilityExceptions(),
    before: saved,
    revision: data?.revision ?? NO_REVISION,
    toVariables: (values, revision) => ({
      command: { exceptions: exceptionsInput(values), revision },
    }),
    revisionIn: ({ updateAvailabilityExceptions }) => updateAvailabilityExceptions.revision,
    savedText: "Days off and other hours saved",
    onSaved: () => {},
    staysOpen: true,
  });
  return { form, editing, saved };
}

const listOf = ({ exceptions }: useExceptionsForm_exceptions$data) =>
  exceptions.map(({ from, to, timeSlots }) => ({
    from,
    to,
    timeSlots: timeSlots.map(({ start, end }) => ({ start, end })),
  }));
