import type { QuestionStore } from "../ports/questions.ts";
import type { Access } from "./state.ts";
import { deleteRow, putRow } from "./write.ts";

export function memoryQuestions({ read, write }: Access): QuestionStore {
  return {
    all: () =>
      read((state) =>
        [...state.intakeQuestions.values()].sort(
          (a, b) => a.position - b.position || (a.id < b.id ? -1 : 1),
        ),
      ),
    replaceAll: (rows) =>
      write((state) => {
        for (const row of state.intakeQuestions.values()) deleteRow(state, "intakeQuestions", row);
        for (const row of rows) putRow(state, "intakeQuestions", row);
      }),
  };
}
