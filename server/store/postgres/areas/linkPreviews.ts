import type { LinkPreviewStore } from "../../ports/linkPreviews.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { encode } from "../engine/sql/columns.ts";

/** Pictures of links, by what they are of. */
export function linkPreviewStore({ db }: Session): LinkPreviewStore {
  return {
    bySubject: async (subjectId) =>
      (await db
        .selectFrom("linkPreviews")
        .selectAll()
        .where("subjectId", "=", subjectId)
        .executeTakeFirst()) ?? null,
    save: async (row) => {
      const { version, key } = encode(row, COLUMNS.linkPreviews);
      await db
        .insertInto("linkPreviews")
        .values(encode(row, COLUMNS.linkPreviews))
        .onConflict((conflict) => conflict.column("subjectId").doUpdateSet({ version, key }))
        .execute();
    },
    delete: async (subjectId) => {
      await db.deleteFrom("linkPreviews").where("subjectId", "=", subjectId).execute();
    },
  };
}
