/** A question that a booker is asked. */
export interface IntakeQuestion {
  id: string;
  isRequired: boolean;
  question: string;
}

/** A question of the set that every offer starts with. */
export interface QuestionRow extends IntakeQuestion {
  position: number;
}

/** The intake questions that every offer starts with. */
export interface QuestionStore {
  /** In order. */
  all(): Promise<QuestionRow[]>;
  replaceAll(rows: readonly QuestionRow[]): Promise<void>;
}
