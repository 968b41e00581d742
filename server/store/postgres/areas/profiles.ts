import { sql } from "kysely";
import { type UserRow, type UserStore, changesName } from "../../ports/profiles.ts";
import { encode, timestamp } from "../engine/sql/columns.ts";
import { changedRow } from "../engine/sql/changedRow.ts";
import { isAnyOf, preparedQuery } from "../engine/sql/preparedQuery.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";
import { renameInAudiences } from "./audience.ts";
import { renameInSearches } from "./catalogue.ts";

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
    byFormerSlug: async (slug) =>
      (await people
        .innerJoin("formerSlugs", "formerSlugs.userId", "users.id")
        .where("formerSlugs.slug", "=", slug)
        .executeTakeFirst()) ?? null,
    formerSlugsOf: async (userId) => {
      const rows = await db
        .selectFrom("formerSlugs")
        .select("slug")
        .where("userId", "=", userId)
        .orderBy("replacedAt", "desc")
        .orderBy("slug")
        .execute();
      return rows.map(({ slug }) => slug);
    },
    byIdentity: async ({ issuer, subject }) =>
      (await people
        .innerJoin("identities", "identities.userId", "users.id")
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .executeTakeFirst()) ?? null,
    byAffiliateCode: async (code) =>
      (await people.where("affiliateCode", "=", code).executeTakeFirst()) ?? null,
    isSlugTaken: async (slug) => (await ownerOf(session, slug)) !== null,
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
    update: (id, changes) => {
      if (!changesName(changes)) return changePerson(session, id, changes);
      return atomically(async (inside) => {
        const user = await changePerson(inside, id, changes);
        await renameInAudiences(inside, user);
        await renameInSearches(inside, user);
        return user;
      });
    },
    changeSlug: (change) => atomically((inside) => changeSlug(inside, change)),
    // Not `for update`: rows that refer to the person may still be written.
    lock: async (id) => {
      await db.selectFrom("users").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    },
  };
}

/**
 * Reserves the slug until the transaction ends: whether it is free depends on two tables, and no
 * constraint spans both. The lock row remains. The people table refuses a missing slug.
 */
async function lockSlug({ db }: Session, slug: string): Promise<void> {
  await sql`
    insert into slug_locks (slug) select ${slug}::text where ${slug}::text is not null
    on conflict (slug) do update set slug = excluded.slug`.execute(db);
}

/**
 * Who has or had the slug. In this order: a slug being given up is in the first table until it is
 * in the second.
 */
async function ownerOf({ db }: Session, slug: string): Promise<string | null> {
  const present = await db
    .selectFrom("users")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (present !== undefined) return present.id;
  const former = await db
    .selectFrom("formerSlugs")
    .select("userId")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return former?.userId ?? null;
}

async function changeSlug(
  session: Session,
  { userId, slug, at }: Parameters<UserStore["changeSlug"]>[0],
): Promise<UserRow | null> {
  const { db } = session;
  await lockSlug(session, slug);
  const owner = await ownerOf(session, slug);
  if (owner !== null && owner !== userId) return null;
  const before = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", userId)
    .executeTakeFirst();
  if (before === undefined) throw new Error(`no row ${userId}`);
  if (before.slug === slug) return before;
  await db.deleteFrom("formerSlugs").where("slug", "=", slug).execute();
  await db
    .insertInto("formerSlugs")
    .values({ slug: before.slug, userId, replacedAt: timestamp(at) })
    .execute();
  return db
    .updateTable("users")
    .set({ slug })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertPerson(session: Session, row: UserRow): Promise<boolean> {
  const { db } = session;
  await lockSlug(session, row.slug);
  if ((await ownerOf(session, row.slug)) !== null) return false;
  const inserted = await db
    .insertInto("users")
    .values(encode(row, COLUMNS.users))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function changePerson({ db }: Session, id: string, changes: Partial<UserRow>): Promise<UserRow> {
  return changedRow({
    id,
    changes,
    update: () =>
      db
        .updateTable("users")
        .set(encode(changes, COLUMNS.users))
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst(),
    read: () => db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst(),
  });
}
