import type { FormStore } from "../../ports/forms.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { at, encode } from "../engine/sql/columns.ts";
import { afterCursor } from "../engine/sql/pages.ts";

/** Forms to the operator. */
export function formStore({ db }: Session): FormStore {
  return {
    isKept: async (digest) =>
      (await db
        .selectFrom("sentForms")
        .select("digest")
        .where("digest", "=", digest)
        .executeTakeFirst()) !== undefined,
    add: async (row) => {
      await db
        .insertInto("sentForms")
        .values(encode(row, COLUMNS.sentForms))
        .onConflict((conflict) => conflict.column("digest").doNothing())
        .execute();
    },
    countSince: async ({ kind, since }) => {
      const { count } = await db
        .selectFrom("sentForms")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("kind", "=", kind)
        .where("sentAt", ">=", at(since))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    page: ({ limit, after }) =>
      db
        .selectFrom("sentForms")
        .selectAll()
        .where(afterCursor({ at: "sentAt", id: "digest" }, after))
        .orderBy("sentAt", "desc")
        .orderBy("digest", "desc")
        .limit(limit)
        .execute(),
    forget: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("old", (query) =>
          query
            .selectFrom("sentForms")
            .select("digest")
            .where("sentAt", "<", at(before))
            .orderBy("sentAt")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("sentForms")
        .using("old")
        .whereRef("sentForms.digest", "=", "old.digest")
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
