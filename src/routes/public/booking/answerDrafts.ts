/** What was typed and not saved yet, by question: kept when the time is lost, or another one is taken. */
export type AnswerDrafts = Map<string, string>;
