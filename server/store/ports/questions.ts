import type { Columns } from "./columns.ts";

/** A question that a booker is asked. */
export interface IntakeQuestion {
  id: string;
  isRequired: boolean;
  question: string;
}

/** One of the default questions of offers. */
export interface QuestionRow extends IntakeQuestion {
  position: number;
}

export const QUESTION_COLUMNS = {
  id: "text",
  position: "integer",
  isRequired: "boolean",
  question: "text",
} as const satisfies Columns<QuestionRow>;

/** The default intake questions of offers. */
export interface QuestionStore {
  /** In order. */
  all(): Promise<QuestionRow[]>;
  replaceAll(rows: readonly QuestionRow[]): Promise<void>;
}
