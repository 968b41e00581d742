import { FAULT } from "../domain/shared/fault.ts";
import { CallError } from "./callError.ts";

/** A failure, for people to read. */
export interface Failure {
  /** What happened. */
  title: string;
  /** What the person can do. */
  nextStep: string;
  /** Both in one line, to show next to a button. A form's own text is shown alone. */
  text: string;
  /** Its reference in the server's log; undefined without one. */
  reference: string | undefined;
}

/** The messages for any error; an unexpected one gets the neutral sentence. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) {
    const { message, nextStep } = FAULT;
    return { title: message, nextStep, text: `${message} ${nextStep}`, reference: undefined };
  }
  const { message, field, reference } = error;
  const nextStep = error.nextStep ?? FAULT.nextStep;
  const whole = `${asSentence(message)} ${nextStep}${reference ? ` Reference: ${reference}` : ""}`;
  return {
    title: message,
    nextStep,
    text: field === null ? whole : message,
    reference: reference ?? undefined,
  };
}

/** What went wrong with a call and what to do, in one line. */
export function failureText(error: unknown): string {
  return failureOf(error).text;
}

/** Messages that a form shows alone have no full stop; before another sentence they need one. */
const asSentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);
