import { useEffect, useRef, type SyntheticEvent } from "react";
import {
  get,
  useFormState,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import type { MutationParameters } from "relay-runtime";
import { CallError } from "../calls/callError.ts";
import { failureText } from "../calls/failure.ts";
import type { MutationCall } from "./useCall.ts";

/** What was sent, once the answer is there. */
interface Sent<Values> {
  /** What the fields held on submit. */
  typed: Values;
  /** The form is still open and nothing else was typed since: it may be closed or left. */
  isCurrent: boolean;
}

interface FormMutationOptions<Values extends FieldValues, Mutation extends MutationParameters> {
  form: UseFormReturn<Values>;
  call: MutationCall<Mutation>;
  toVariables(values: Values): Mutation["variables"];
  /** `values` is the parsed input. */
  onDone(response: Mutation["response"], values: Values, sent: Sent<Values>): void | Promise<void>;
  /** Called in addition to what the form shows. */
  onRefused?(error: CallError): void;
}

/** What a form needs from its mutation. */
export interface FormMutation<Values extends FieldValues> {
  /** For the form's `onSubmit`; a no-op while a call is in flight. */
  onSubmit(event?: SyntheticEvent): Promise<void>;
  isBusy: boolean;
  /** Each field's errors: from the form's own rules and the server's. */
  errors: FieldErrors<Values>;
  /** The error of the whole form; a field's own error is in `errors`. */
  message: string | undefined;
  /** The code of the whole form's error. */
  code: string | undefined;
}

/** Submits a valid form, and shows a refusal next to its field, or above the button without one. */
export function useFormMutation<Values extends FieldValues, Mutation extends MutationParameters>({
  form,
  call,
  toVariables,
  onDone,
  onRefused,
}: FormMutationOptions<Values, Mutation>): FormMutation<Values> {
  const { errors } = useFormState({ control: form.control });
  // Set before the form renders as busy: a double submit is sent once.
  const isSending = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const send = async (values: Values, typed: Values) => {
    try {
      const response = await call.run(toVariables(values));
      const isSame = JSON.stringify(form.getValues()) === JSON.stringify(typed);
      await onDone(response, values, { typed, isCurrent: isOpen.current && isSame });
    } catch (error) {
      const text = failureText(error);
      const { field, code } = error instanceof CallError ? error : { field: null, code: "server" };
      if (field !== null && get(form.getValues(), field) !== undefined) {
        form.setError(
          field as FieldPath<Values>,
          { type: "server", message: text },
          { shouldFocus: true },
        );
      } else {
        form.setError("root.call", { type: code, message: text });
      }
      if (error instanceof CallError) onRefused?.(error);
    }
  };
  return {
    onSubmit: async (event) => {
      event?.preventDefault();
      if (call.isBusy || isSending.current) return;
      isSending.current = true;
      try {
        // A copy: further typing mutates the rows of a list in place.
        const typed = structuredClone(form.getValues());
        await form.handleSubmit((values) => send(values, typed))(event);
      } finally {
        isSending.current = false;
      }
    },
    isBusy: call.isBusy,
    errors,
    message: errors.root?.["call"]?.message,
    code: errors.root?.["call"]?.type?.toString(),
  };
}
