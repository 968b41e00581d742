import { useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { MutationParameters } from "relay-runtime";
import { failureText } from "../../calls/failure.ts";
import type { MutationCall } from "../../relay/useCall.ts";
import { type FormMutation, useFormMutation } from "../../relay/useFormMutation.ts";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { useFollowing } from "./useFollowing.ts";
import type { FormName } from "./formNames.ts";
import { type RestoredChanges, useUnsavedChanges } from "./useUnsavedChanges.ts";

interface EditFormOptions<Values extends FieldValues, Mutation extends MutationParameters> {
  /** Its default values are those saved on the server. */
  form: UseFormReturn<Values>;
  name: FormName;
  call: MutationCall<Mutation>;
  /**
   * The saved values, as last read; undoing a save restores those the form opened with. Every
   * field, as a save would erase a missing one.
   */
  before: Values & Required<Omit<Values, "revision">>;
  /** The revision of `before` on the server. */
  revision: string | null | undefined;
  /** `revision` is sent with the command; null overwrites whatever is there. */
  toVariables(values: Values, revision: string | null): Mutation["variables"];
  /** The new revision in the response. */
  revisionIn(response: Mutation["response"]): string | null | undefined;
  /** The toast's text, for example `Biography saved`. */
  savedText: string;
  /** Not called if the form was closed, or something else was typed, before the answer came. */
  onSaved(response: Mutation["response"]): void;
  /** The form stays open after a save, and follows the saved values while nothing is typed. */
  staysOpen?: boolean;
}

/** A form over saved values, see `useEditForm`. */
export interface EditForm<Values extends FieldValues> extends FormMutation<Values> {
  /** Null unless somebody has changed it since the form was opened. */
  conflict: EditConflict | null;
  /** Resets the form to the saved values; what was typed is lost. */
  takeSaved(): void;
  /**
   * Submits the form on behalf of something else, whose toast says that this is saved too.
   * @returns whether it is saved
   */
  saveQuietly(): Promise<boolean>;
  /** Null unless the form holds what was typed before the session ended. */
  restored: RestoredChanges | null;
}

/** How a concurrent change can be resolved. */
export interface EditConflict {
  /** Overwrites the other change with what was typed. */
  keepMine(): void;
}

/**
 * A form that edits saved values. A concurrent change by somebody else is not overwritten without
 * asking: what was typed stays, and `conflict` says so. A saved change can be undone from its
 * toast. Before what was typed is lost, the person is asked.
 */
export function useEditForm<Values extends FieldValues, Mutation extends MutationParameters>({
  form,
  name,
  call,
  before,
  revision,
  toVariables,
  revisionIn,
  savedText,
  onSaved,
  staysOpen = false,
}: EditFormOptions<Values, Mutation>): EditForm<Values> {
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  // What the form was opened with. Values read later are not the ones that were edited.
  const opened = useRef<{ before: Values; revision: string | null }>({
    before,
    revision: revision ?? null,
  });
  const overwrites = useRef(false);
  const quiet = useRef<{ isSaved: boolean }>(null);
  // What the fields held when last saved.
  const kept = useRef("");
  const typed = () => JSON.stringify(form.getValues());

  const takeSaved = () => {
    opened.current = { before, revision: revision ?? null };
    fill(before);
  };
  const { fill, startAgain } = useFollowing({
    form,
    version: revision ?? null,
    follow: (savedRevision) => {
      if (staysOpen && savedRevision !== opened.current.revision) takeSaved();
    },
  });

  const { release, restored } = useUnsavedChanges({
    form,
    name,
    began: opened,
    onRestored: (typedOver) => {
      opened.current = { before, revision: typedOver };
    },
    discard: takeSaved,
  });

  const undo = async (earlier: Values, saved: Mutation["response"]) => {
    try {
      const undone = await call.run(toVariables(earlier, revisionIn(saved) ?? null));
      opened.current = { before: earlier, revision: revisionIn(undone) ?? null };
      // A form that stays open shows it, unless more was typed since.
      if (typed() === kept.current) form.reset(earlier);
      startAgain(earlier);
      showToast({ text: "Undone" });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };

  const mutation = useFormMutation<Values, Mutation>({
    form,
    call,
    toVariables: (values) =>
      toVariables(values, overwrites.current ? null : opened.current.revision),
    onDone(response, values, { typed: typedThen, isCurrent }) {
      const { before: earlier } = opened.current;
      opened.current = { before: values, revision: revisionIn(response) ?? null };
      kept.current = JSON.stringify(typedThen);
      if (staysOpen || !isCurrent) startAgain(typedThen);
      if (quiet.current) quiet.current.isSaved = true;
      else {
        showToast({
          text: savedText,
          tone: "success",
          action: { label: "Undo", onSelect: () => void undo(earlier, response) },
        });
      }
      if (!isCurrent) return;
      release();
      onSaved(response);
    },
    onRefused({ code }) {
      // So that the saved values can be shown next to what was typed.
      if (code === "CHANGED_ELSEWHERE") void revalidate();
    },
  });
  const isChangedElsewhere = mutation.code === "CHANGED_ELSEWHERE";
  return {
    ...mutation,
    message: isChangedElsewhere ? undefined : mutation.message,
    conflict: isChangedElsewhere
      ? {
          keepMine: () => {
            overwrites.current = true;
            // Undoing restores what is overwritten here.
            opened.current = { ...opened.current, before };
            void mutation.onSubmit().finally(() => {
              overwrites.current = false;
            });
          },
        }
      : null,
    takeSaved,
    saveQuietly: async () => {
      if (quiet.current) return false;
      const now = { isSaved: false };
      quiet.current = now;
      await mutation.onSubmit();
      quiet.current = null;
      return now.isSaved;
    },
    restored,
  };
}
