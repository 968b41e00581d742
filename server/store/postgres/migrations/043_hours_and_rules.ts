import { sql, type Kysely } from "kysely";

/**
 * Exceptions from weekly hours, and rules for bookings. A process of the previous version knows
 * neither, and books by the weekly hours alone until it is replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hours_exceptions (
      id text collate "C" primary key,
      creator_id text collate "C" not null
        constraint hours_exceptions_of_creator unique references users,
      exceptions jsonb not null
    )`.execute(db);
  await sql`
    create table booking_rules (
      id text collate "C" primary key,
      creator_id text collate "C" not null
        constraint booking_rules_of_creator unique references users,
      rules jsonb not null
    )`.execute(db);
}
