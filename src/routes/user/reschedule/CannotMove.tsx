import { isErrorCode, ERRORS } from "../../../domain/shared/errors.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";

interface CannotMoveProps {
  /** A code, perhaps one that only a newer server knows. */
  refusal: string;
  /** The session's address. */
  back: string;
}

/** Why a session can't be moved, and the way back to it. */
export function CannotMove({ refusal, back }: CannotMoveProps) {
  const { message, nextStep } = wordsOf(refusal);
  return (
    <EmptyState
      headingLevel={1}
      ornament={calendar}
      title={message}
      action={
        <ButtonLink variant="primary" size="large" href={back}>
          Back to the session
        </ButtonLink>
      }
    >
      {nextStep}
    </EmptyState>
  );
}

function wordsOf(refusal: string): { message: string; nextStep: string } {
  if (refusal === "FORBIDDEN") {
    return {
      message: "Only the person who booked this session can move it.",
      nextStep: "Write to them if you need another time.",
    };
  }
  return isErrorCode(refusal)
    ? ERRORS[refusal]
    : { message: "This session can’t be moved.", nextStep: "Join it as planned." };
}
