import { useRevalidator } from "react-router";
import { CallError } from "../../../calls/callError.ts";
import { failureText } from "../../../calls/failure.ts";
import { NO_REVISION } from "../../../domain/shared/revision.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useUpdateBookingRules } from "./useUpdateBookingRules.ts";

/** Nothing was typed that could be compared with them, as in a form. */
const CHANGED = "These rules were changed elsewhere. You see them as they are now.";

interface GiveUpRulesProps {
  oneOnOneId: string;
  /** The call's own rules; null while none are saved. */
  own: { rules: BookingRules; revision: string } | null;
  onGivenUp: () => void;
}

/** Lets a call follow the rules for all calls again. */
export function GiveUpRules({ oneOnOneId, own, onGivenUp }: GiveUpRulesProps) {
  const { run, isBusy } = useUpdateBookingRules();
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  const change = async (rules: BookingRules | null, revision: string) => {
    try {
      await run({ command: { oneOnOneId, rules, revision } });
      return true;
    } catch (error) {
      const isChanged = error instanceof CallError && error.code === "CHANGED_ELSEWHERE";
      showToast({ text: isChanged ? CHANGED : failureText(error), tone: "danger" });
      if (isChanged) void revalidate();
      return false;
    }
  };
  const giveUp = async () => {
    if (own === null) return onGivenUp();
    if (!(await change(null, own.revision))) return;
    onGivenUp();
    const undo = async () => {
      if (await change(own.rules, NO_REVISION)) showToast({ text: "Undone" });
    };
    showToast({
      text: "The rules for all calls hold for this call now",
      tone: "success",
      action: { label: "Undo", onSelect: () => void undo() },
    });
  };
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void giveUp()}>
      Use the rules for all calls
    </Button>
  );
}
