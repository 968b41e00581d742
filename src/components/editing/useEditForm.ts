import { useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { MutationParameters } from "relay-runtime";
import { failureText } from "../../calls/failure.ts";
import { NO_REVISION } from "../../domain/shared/revision.ts";
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
  /** The revision of `before` on the server; `NO_REVISION` while nothing is saved. */
  revision: string | null | undefined;
  /** `revision` is sent with the command; null overwrites whatever is there. */
  toVariables(values: Values, revision: string | null): Mutation["variables"];
  /**
   * Gives up again what is saved now, where nothing was when the form was opened. Without it,
   * undoing a first save saves `before`.
   */
  toGiveUp?: ((revision: string | null) => Mutation["variables"]) | undefined;
  /** The new revision in the response. */
  revisionIn(response: Mutation["response"]): string | null | undefined;
  /** The toast's text, for example `Biography saved`. */
  savedText: string;
  /** Not called if the form was closed, or something else was typed, before the answer came. */
  onSaved(response: Mutation["response"]): void;
  /** The form stays open after a save, and follows the saved values while nothing is typed. */
  staysOpen?: boolean;
}

/** What a form was opened with. */
interface Opened<Values> {
  before: Values;
  revision: string | null;
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
  toGiveUp,
  revisionIn,
  savedText,
  onSaved,
  staysOpen = false,
}: EditFormOptions<Values, Mutation>): EditForm<Values> {
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  // Values read later are not the ones that were edited.
  const opened = useRef<Opened<Values>>({ before, revision: revision ?? null });
  const overwrites = useRef(false);
  const quiet = useRef<{ isSaved: boolean }>(null);
  // What the fields held when last saved.
  const kept = useRef("");
  const typed = () => JSON.stringify(form.getValues());

  const startFromSaved = () => {
    opened.current = { before, revision: revision ?? null };
  };
  const takeSaved = () => {
    startFromSaved();
    fill(before);
  };
  const { fill, startAgain } = useFollowing({
    form,
    // While nothing is saved, what the form begins with can change nevertheless.
    version:
      revision === NO_REVISION ? `${revision} ${JSON.stringify(before)}` : (revision ?? null),
    follow: () => {
      const isAnother = revision === NO_REVISION || revision !== opened.current.revision;
      if (staysOpen && isAnother) takeSaved();
    },
    keep: () => {
      // Something else was the first to be saved, and what this form edits with it, unchanged.
      const { revision: started, before: earlier } = opened.current;
      const isUnchanged = JSON.stringify(earlier) === JSON.stringify(before);
      if (started === NO_REVISION && isUnchanged) startFromSaved();
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

  const goBackTo = (earlier: Opened<Values>) => {
    opened.current = earlier;
    // A form that stays open shows it, unless more was typed since.
    if (typed() === kept.current) form.reset(earlier.before);
    startAgain(earlier.before);
  };
  const undo = async (earlier: Opened<Values>, saved: Mutation["response"]) => {
    const savedRevision = revisionIn(saved) ?? null;
    const { before: values } = earlier;
    try {
      if (toGiveUp && earlier.revision === NO_REVISION) {
        await call.run(toGiveUp(savedRevision));
        // It may follow already what holds instead.
        if (opened.current.revision !== NO_REVISION) goBackTo(earlier);
      } else {
        const undone = await call.run(toVariables(values, savedRevision));
        goBackTo({ before: values, revision: revisionIn(undone) ?? null });
      }
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
      const earlier = opened.current;
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
            startFromSaved();
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
