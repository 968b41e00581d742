import type { QuestionStore } from "../../ports/questions.ts";
import { preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";

const inOrder = preparedQuery((db) =>
  db.selectFrom("intakeQuestions").selectAll().orderBy("position").orderBy("id"),
);

/** Intake questions, the same for every booker. */
export function questionStore(session: Session): QuestionStore {
  return {
    all: () => inOrder(session, {}),
    // Row by row rather than delete and insert: two processes that start at once end up with one
    // set.
    replaceAll: (rows) =>
      session.atomically(async (inside) => {
        const ids = rows.map((row) => row.id);
        await inside.db
          .deleteFrom("intakeQuestions")
          .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
          .execute();
        for (const { id, ...columns } of rows) {
          await inside.db
            .insertInto("intakeQuestions")
            .values({ id, ...columns })
            .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
            .execute();
        }
      }),
  };
}
