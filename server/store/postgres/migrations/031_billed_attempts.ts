import { sql, type Kysely } from "kysely";

/**
 * A payment has an attempt at the card provider only once its billing details are known, and while
 * a card can be charged for it. What is known about the buyer's country is kept as evidence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The constraints hold for every existing row, since each has an attempt: no need to validate
  // them.
  await sql`
    alter table payments
      alter column intent_id drop not null,
      alter column client_secret drop not null,
      add column former_intent_id text,
      add column ip_country_code text,
      add column card_country_code text,
      add constraint payments_attempt
        check ((intent_id is null) = (client_secret is null)) not valid,
      add constraint payments_attempted
        check (intent_id is not null or state = 'OPEN' or state = 'FAILED') not valid`.execute(db);
}
