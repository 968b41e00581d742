import type { SyntheticEvent } from "react";
import {
  get,
  useFormState,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import type { MutationParameters } from "relay-runtime";
import { CallError } from "../session/callError.ts";
import { failureText } from "./failureText.ts";
import type { MutationCall } from "./useCall.ts";

interface FormMutationOptions<Values extends FieldValues, Mutation extends MutationParameters> {
  form: UseFormReturn<Values>;
  call: MutationCall<Mutation>;
  toVariables(values: Values): Mutation["variables"];
  onDone(response: Mutation["response"], values: Values): void | Promise<void>;
}

/** What a form needs of its mutation. */
export interface FormMutation<Values extends FieldValues> {
  /** For the form's `onSubmit`; does nothing while a call is in flight. */
  onSubmit(event?: SyntheticEvent): Promise<void>;
  isBusy: boolean;
  /** What is wrong with each field: the form's own rules and the server's. */
  errors: FieldErrors<Values>;
  /** What went wrong with the whole form; a field's own error is in `errors`. */
  message: string | undefined;
}

/** Submits a valid form, and shows a refusal beside its field, or above the button when it has none. */
export function useFormMutation<Values extends FieldValues, Mutation extends MutationParameters>({
  form,
  call,
  toVariables,
  onDone,
}: FormMutationOptions<Values, Mutation>): FormMutation<Values> {
  const { errors } = useFormState({ control: form.control });

  const send = async (values: Values) => {
    try {
      const response = await call.run(toVariables(values));
      await onDone(response, values);
    } catch (error) {
      const text = failureText(error);
      const field = error instanceof CallError ? error.field : null;
      if (field !== null && get(form.getValues(), field) !== undefined) {
        form.setError(
          field as FieldPath<Values>,
          { type: "server", message: text },
          { shouldFocus: true },
        );
      } else {
        form.setError("root.call", { type: "server", message: text });
      }
    }
  };
  const submit = form.handleSubmit(send);
  return {
    onSubmit: async (event) => {
      event?.preventDefault();
      if (!call.isBusy) await submit(event);
    },
    isBusy: call.isBusy,
    errors,
    message: errors.root?.["call"]?.message,
  };
}
