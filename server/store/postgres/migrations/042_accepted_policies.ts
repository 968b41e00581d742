import { sql, type Kysely } from "kysely";

/**
 * Which versions of the policies somebody accepted, each with the time of the first sign-in that did
 * so. A process of the previous version writes none: the person's next sign-in does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accepted_policies (
      user_id text collate "C" not null references users,
      policy_type text collate "C" not null check (policy_type in ('TERMS', 'PRIVACY')),
      version text collate "C" not null,
      accepted_at timestamptz not null,
      primary key (user_id, policy_type, version)
    )`.execute(db);
}
