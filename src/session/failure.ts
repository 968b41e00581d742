import { FAULT } from "../domain/shared/fault.ts";
import { CallError } from "./callError.ts";

/** A failure in words. */
export interface Failure {
  /** What happened. */
  title: string;
  /** What the person can do. */
  nextStep: string;
  /** Both in one line, for a place beside a button. A form's own text stands alone. */
  text: string;
  /** Under which the server's log has it; undefined without one. */
  reference: string | undefined;
}

/** Puts any error into words for people; what nobody foresaw gets the neutral sentence. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) {
    const { message, nextStep } = FAULT;
    return { title: message, nextStep, text: `${message} ${nextStep}`, reference: undefined };
  }
  const { message, field, reference } = error;
  const nextStep = error.nextStep ?? FAULT.nextStep;
  const whole = `${message} ${nextStep}${reference ? ` Reference: ${reference}` : ""}`;
  return {
    title: message,
    nextStep,
    text: field === null ? whole : message,
    reference: reference ?? undefined,
  };
}
