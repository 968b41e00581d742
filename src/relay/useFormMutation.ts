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
import { CallError } from "../session/callError.ts";
import { failureText } from "./failureText.ts";
import type { MutationCall } from "./useCall.ts";

/** What was sent, once the answer is there. */
interface Sent<Values> {
  /** What the fields held at the press. */
  typed: Values;
  /** The form is still open and nothing else was typed meanwhile: it may be closed or left. */
  isCurrent: boolean;
}

interface FormMutationOptions<Values extends FieldValues, Mutation extends MutationParameters> {
  form: UseFormReturn<Values>;
  call: MutationCall<Mutation>;
  toVariables(values: Values): Mutation["variables"];
  /** `values` is what the rules made of what was typed. */
  onDone(response: Mutation["response"], values: Values, sent: Sent<Values>): void | Promise<void>;
  /** Called beside what the form shows. */
  onRefused?(error: CallError): void;
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
  /** The code of what went wrong with the whole form. */
  code: string | undefined;
}

/**
 * Submits a valid form, and shows a refusal beside its field, or above the button when it has none.
 */
export function useFormMutation<Values extends FieldValues, Mutation extends MutationParameters>({
  form,
  call,
  toVariables,
  onDone,
  onRefused,
}: FormMutationOptions<Values, Mutation>): FormMutation<Values> {
  const { errors } = useFormState({ control: form.control });
  // Known before the form is drawn as busy: what is sent twice at once is done once.
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
        // A copy: what is typed meanwhile changes the rows of a list where they stand.
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
