import { sql, type Kysely } from "kysely";

/**
 * A payment has an attempt at the card provider only once it is known who is billed, and as long as
 * a card can be charged for it. What is known of the buyer's country is kept as evidence.
 */
export async function billedAttempts(db: Kysely<unknown>): Promise<void> {
  // The constraints hold of every row that there is, as each has an attempt: so none has to be read.
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
