import type { MailSettingsRow } from "../ports/messages.ts";

/** Somebody whose address is confirmed, and who gets every mail. */
export function mailSettingsRow(
  row: Partial<MailSettingsRow> & { userId: string },
): MailSettingsRow {
  return {
    address: `${row.userId}@demo.example`,
    pendingAddress: null,
    refusedAt: null,
    linkRefusedAt: null,
    offTopics: [],
    linksSentAt: [],
    ...row,
  };
}
