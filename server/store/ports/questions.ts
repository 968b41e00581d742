/** A question that every booker is asked. */
export interface QuestionRow {
  id: string;
  position: number;
  isRequired: boolean;
  question: string;
}

/** Intake questions. */
export interface QuestionStore {
  /** In order. */
  all(): Promise<QuestionRow[]>;
  replaceAll(rows: readonly QuestionRow[]): Promise<void>;
}
