import type { UserRow, UserStore } from "../../ports/profiles.ts";
import { encode } from "../engine/columns.ts";
import { changedRow } from "../engine/changedRow.ts";
import { isAnyOf, preparedQuery } from "../engine/preparedQuery.ts";
import type { Session } from "../engine/session.ts";
import { COLUMNS } from "../engine/tables.ts";

const peopleByIds = preparedQuery((db, { ids }: { ids: readonly string[] }) =>
  db.selectFrom("users").selectAll().where(isAnyOf("id", ids)),
);

const peopleBySlug = preparedQuery((db, { slug }: { slug: string }) =>
  db.selectFrom("users").selectAll().where("slug", "=", slug),
);

/** People and the identities by which they sign in. */
export function userStore(session: Session): UserStore {
  const { db, atomically } = session;
  const people = db.selectFrom("users").selectAll("users");
  return {
    byId: async (id) => (await people.where("id", "=", id).executeTakeFirst()) ?? null,
    byIds: async (ids) => (ids.length === 0 ? [] : peopleByIds(session, { ids })),
    bySlug: async (slug) => (await peopleBySlug(session, { slug }))[0] ?? null,
    byIdentity: async ({ issuer, subject }) =>
      (await people
        .innerJoin("identities", "identities.userId", "users.id")
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .executeTakeFirst()) ?? null,
    byAffiliateCode: async (code) =>
      (await people.where("affiliateCode", "=", code).executeTakeFirst()) ?? null,
    isSlugTaken: async (slug) =>
      (await db.selectFrom("users").select("id").where("slug", "=", slug).executeTakeFirst()) !==
      undefined,
    insert: (row, identity) =>
      atomically(async (inside) => {
        if (!(await insertPerson(inside, row))) return false;
        const known = await inside.db
          .insertInto("identities")
          .values({ ...identity, userId: row.id })
          .onConflict((conflict) => conflict.doNothing())
          .returning("userId")
          .executeTakeFirst();
        if (known !== undefined) return true;
        await inside.db.deleteFrom("users").where("id", "=", row.id).execute();
        return false;
      }),
    update: async (id, changes) =>
      changedRow({
        id,
        changes,
        update: () =>
          db
            .updateTable("users")
            .set(encode(changes, COLUMNS.users))
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirst(),
        read: () => people.where("id", "=", id).executeTakeFirst(),
      }),
    // Not `for update`: rows that refer to the person may still be written meanwhile.
    lock: async (id) => {
      await db.selectFrom("users").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    },
  };
}

async function insertPerson({ db }: Session, row: UserRow): Promise<boolean> {
  const inserted = await db
    .insertInto("users")
    .values(encode(row, COLUMNS.users))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
