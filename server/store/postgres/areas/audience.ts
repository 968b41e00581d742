import { type Expression, type SqlBool, sql } from "kysely";
import { nameKeysOf } from "../../../../src/domain/audience/names.ts";
import {
  AUDIENCE_KEYS,
  type NamedAudienceRow,
  type AudiencePage,
  type AudienceSearch,
  type AudienceStore,
} from "../../ports/audience.ts";
import type { UserRow } from "../../ports/profiles.ts";
import { encode, timestamp } from "../engine/sql/columns.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

const NOBODY = { firstName: "", lastName: "" };

/** Audiences: one row per creator and person. */
export function audienceStore({ db }: Session): AudienceStore {
  return {
    touch: async (row) => {
      const person = await db
        .selectFrom("users")
        .select(["firstName", "lastName"])
        .where("id", "=", row.userId)
        .executeTakeFirst();
      await db
        .insertInto("audience")
        .values(encode({ ...row, ...nameKeysOf(person ?? NOBODY) }, COLUMNS.audience))
        .onConflict((conflict) =>
          conflict.columns(["creatorId", "userId"]).doUpdateSet({
            lastInteractionAt: sql<Date>`greatest(audience.last_interaction_at, excluded.last_interaction_at)`,
          }),
        )
        .execute();
    },
    count: async (search) => {
      const { members } = await db
        .selectFrom("audience")
        .select(sql<string>`count(*)`.as("members"))
        .where(isFound(search))
        .executeTakeFirstOrThrow();
      return Number(members);
    },
    page: async (page) => {
      const key = sql.ref(AUDIENCE_KEYS[page.orderBy]);
      const direction = sql.raw(isDescending(page) ? "desc" : "asc");
      // Skipped rows are read by an index-only scan; the page's rows are looked up by id.
      const { rows } = await sql<NamedAudienceRow>`
        select audience.*, first_name, last_name
        from (
          select id from audience
          where ${isFound(page)} and ${isAfter(page)}
          order by ${key} ${direction}, id ${direction}
          limit ${page.limit} offset ${page.skip}
        ) as page
        join audience using (id)
        join users on users.id = audience.user_id
        order by ${key} ${direction}, audience.id ${direction}`.execute(db);
      return rows;
    },
    pageByPerson: async ({ creatorId, after, limit }) => {
      // Names are looked up for this page alone: a full join would read everyone's.
      const { rows } = await sql<NamedAudienceRow>`
        select page.*, first_name, last_name
        from (
          select * from audience
          where creator_id = ${creatorId}
            and ${after === null ? sql`true` : sql`user_id > ${after}`}
          order by user_id
          limit ${limit}
        ) as page
        join users on users.id = page.user_id
        order by page.user_id`.execute(db);
      return rows;
    },
  };
}

/** Propagates a person's new name to every audience that is ordered by it. */
export async function renameInAudiences({ db }: Session, user: UserRow): Promise<void> {
  await db.updateTable("audience").set(nameKeysOf(user)).where("userId", "=", user.id).execute();
}

const isDescending = ({ orderBy, isReversed }: AudiencePage) =>
  (orderBy === "LAST_INTERACTION") !== isReversed;

/** Folded words contain none of the wildcards of `like`. */
function isFound({ creatorId, words }: AudienceSearch): Expression<SqlBool> {
  const begins = words.map((word) => sql`and ' ' || by_last_name like ${`% ${word}%`}`);
  return sql<SqlBool>`creator_id = ${creatorId} ${sql.join(begins, sql` `)}`;
}

function isAfter(page: AudiencePage): Expression<SqlBool> {
  const { after } = page;
  if (after === null) return sql<SqlBool>`true`;
  const comparison = sql.raw(isDescending(page) ? "<" : ">");
  const key = typeof after.key === "number" ? timestamp(after.key) : after.key;
  return sql<SqlBool>`(${sql.ref(AUDIENCE_KEYS[page.orderBy])}, id) ${comparison} (${key}, ${after.id})`;
}
