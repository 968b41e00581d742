import type { QuestionStore } from "../ports/questions.ts";
import type { Access } from "./state.ts";

export function memoryQuestions({ read, write }: Access): QuestionStore {
  return {
    all: () =>
      read((state) => [...state.questions.values()].sort((a, b) => a.position - b.position)),
    replaceAll: (rows) =>
      write((state) => {
        state.questions = new Map(rows.map((row) => [row.id, row]));
      }),
  };
}
