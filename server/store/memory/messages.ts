import type { MailKey, MailStore } from "../ports/messages.ts";
import type { Access } from "./state.ts";
import { deleteRow, keyOf, putRow } from "./write.ts";

export function memoryMails({ read, write }: Access): MailStore {
  return {
    settingsOf: (userId) => read((state) => state.mailSettings.get(userId) ?? null),
    saveSettings: (row) => write((state) => putRow(state, "mailSettings", row)),
    sentAbout: ({ userId, kind, subjectIds }) =>
      read((state) =>
        [...state.sentMails.values()].filter(
          (row) =>
            row.userId === userId &&
            row.kind === kind &&
            row.sentAt !== null &&
            subjectIds.includes(row.subjectId),
        ),
      ),
    lastSentAt: ({ userId, kind }) =>
      read((state) => {
        const sent = [...state.sentMails.values()].filter(
          (row) => row.userId === userId && row.kind === kind,
        );
        const last = Math.max(0, ...sent.map(({ sentAt }) => sentAt ?? 0));
        return last === 0 ? null : last;
      }),
    begin: ({ mails, at, leasedUntil }) =>
      write((state) =>
        mails.filter((mail) => {
          const known = state.sentMails.get(keyOf("sentMails", mail));
          if (known !== undefined && (known.sentAt !== null || known.leasedUntil > at))
            return false;
          putRow(state, "sentMails", { ...named(mail), leasedUntil, sentAt: null });
          return true;
        }),
      ),
    end: ({ mails, at }) =>
      write((state) => {
        for (const mail of mails) {
          putRow(state, "sentMails", { ...named(mail), leasedUntil: at, sentAt: at });
        }
      }),
    drop: (mails) =>
      write((state) => {
        for (const mail of mails) {
          const row = state.sentMails.get(keyOf("sentMails", mail));
          if (row?.sentAt === null) deleteRow(state, "sentMails", row);
        }
      }),
    forget: ({ before, limit }) =>
      write((state) => {
        const old = [...state.sentMails.values()]
          .filter((row) => row.leasedUntil < before)
          .sort((a, b) => a.leasedUntil - b.leasedUntil)
          .slice(0, limit);
        for (const row of old) deleteRow(state, "sentMails", row);
        return old.length;
      }),
  };
}

/** Only the key: callers may pass a whole row. */
const named = ({ userId, subjectId, kind, version }: MailKey): MailKey => ({
  userId,
  subjectId,
  kind,
  version,
});
