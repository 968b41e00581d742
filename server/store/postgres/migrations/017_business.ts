import { sql, type Kysely } from "kysely";
import { nameKeysOf } from "../../../../src/domain/audience/names.ts";

/** A creator's sessions and sales in order, and the audience ordered and searched by name. */
export async function business(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bookings_given on bookings (creator_id, starts_at, id)
    where state in ('CONFIRMED', 'CANCELLED')`.execute(db);
  await sql`
    create index payments_sold on payments (creator_id, settled_at, id)
    where state in ('PAID', 'REFUNDED')`.execute(db);
  await sql`
    alter table audience
    add column by_first_name text collate "C",
    add column by_last_name text collate "C"`.execute(db);
  await sql`create index audience_of_user on audience (user_id)`.execute(db);
  await nameMembers(db);
  await sql`
    alter table audience
    alter column by_first_name set not null,
    alter column by_last_name set not null`.execute(db);
  await sql`
    create index audience_by_first_name on audience (creator_id, by_first_name, id)`.execute(db);
  await sql`
    create index audience_by_last_name on audience (creator_id, by_last_name, id)`.execute(db);
}

const BATCH = 1_000;

/** The database knows no way to fold a name that every store shares. */
async function nameMembers(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ;) {
    const { rows: people } = await sql<{ id: string; firstName: string; lastName: string }>`
      select id, first_name as "firstName", last_name as "lastName" from users
      where id > ${after} and exists (select from audience where user_id = users.id)
      order by id limit ${BATCH}`.execute(db);
    const last = people.at(-1);
    if (last === undefined) return;
    const keys = people.map(nameKeysOf);
    await sql`
      update audience set by_first_name = named.first, by_last_name = named.last
      from unnest(
        ${people.map(({ id }) => id)}::text[],
        ${keys.map(({ byFirstName }) => byFirstName)}::text[],
        ${keys.map(({ byLastName }) => byLastName)}::text[]
      ) as named (id, first, last)
      where user_id = named.id collate "C"`.execute(db);
    after = last.id;
  }
}
