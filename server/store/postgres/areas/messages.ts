import { sql } from "kysely";
import type { MailKey, MailStore } from "../../ports/messages.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { at as instant, encode, timestamp } from "../engine/sql/columns.ts";

const KEY = ["userId", "subjectId", "kind", "version"] as const;

/** People's settings for mails, and which mails were sent. */
export function mailStore({ db }: Session): MailStore {
  return {
    settingsOf: async (userId) =>
      (await db
        .selectFrom("mailSettings")
        .selectAll()
        .where("userId", "=", userId)
        .executeTakeFirst()) ?? null,
    saveSettings: async (row) => {
      const { userId: _, ...changes } = encode(row, COLUMNS.mailSettings);
      await db
        .insertInto("mailSettings")
        .values(encode(row, COLUMNS.mailSettings))
        .onConflict((conflict) => conflict.column("userId").doUpdateSet(changes))
        .execute();
    },
    sentAbout: async ({ userId, kind, subjectIds }) => {
      if (subjectIds.length === 0) return [];
      return db
        .selectFrom("sentMails")
        .selectAll()
        .where("userId", "=", userId)
        .where("kind", "=", kind)
        .where("subjectId", "in", [...subjectIds])
        .where("sentAt", "is not", null)
        .execute();
    },
    lastSentAt: async ({ userId, kind }) => {
      const row = await db
        .selectFrom("sentMails")
        .select("sentAt")
        .where("userId", "=", userId)
        .where("kind", "=", kind)
        .where("sentAt", "is not", null)
        .orderBy("sentAt", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.sentAt ?? null;
    },
    begin: async ({ mails, at, leasedUntil }) => {
      if (mails.length === 0) return [];
      return db
        .insertInto("sentMails")
        .values(mails.map((mail) => ({ ...named(mail), leasedUntil: timestamp(leasedUntil) })))
        .onConflict((conflict) =>
          conflict
            .columns([...KEY])
            .doUpdateSet({ leasedUntil: timestamp(leasedUntil) })
            .where("sentMails.sentAt", "is", null)
            .where("sentMails.leasedUntil", "<=", instant(at)),
        )
        .returning([...KEY])
        .execute();
    },
    end: async ({ mails, at }) => {
      if (mails.length === 0) return;
      const done = { leasedUntil: timestamp(at), sentAt: timestamp(at) };
      await db
        .insertInto("sentMails")
        .values(mails.map((mail) => ({ ...named(mail), ...done })))
        .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(done))
        .execute();
    },
    drop: async (mails) => {
      if (mails.length === 0) return;
      await db
        .deleteFrom("sentMails")
        .where("sentAt", "is", null)
        .where((row) => row.or(mails.map((mail) => row.and(named(mail)))))
        .execute();
    },
    forget: async ({ before, limit }) => {
      const { numDeletedRows } = await db
        .with("old", (query) =>
          query
            .selectFrom("sentMails")
            .select([...KEY])
            .where("leasedUntil", "<", instant(before))
            .orderBy("leasedUntil")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .deleteFrom("sentMails")
        .using("old")
        .where(
          sql<boolean>`(sent_mails.user_id, sent_mails.subject_id, sent_mails.kind, sent_mails.version)
            = (old.user_id, old.subject_id, old.kind, old.version)`,
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Only the key: callers may pass a whole row. */
const named = ({ userId, subjectId, kind, version }: MailKey): MailKey => ({
  userId,
  subjectId,
  kind,
  version,
});
