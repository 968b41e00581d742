import type { MailSettingsRow } from "../../../store/ports/messages.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Changes somebody's settings for mails under that person's lock, so that of two concurrent changes
 * neither is lost. `change` may write more in the same transaction; it returns null for no change.
 */
export function changeMailSettings(
  { store }: Pick<ProcessContext, "store">,
  userId: string,
  change: (
    settings: MailSettingsRow,
    inside: Transaction,
  ) => MailSettingsRow | null | Promise<MailSettingsRow | null>,
): Promise<void> {
  return store.transaction(async (inside) => {
    await inside.users.lock(userId);
    const settings = (await inside.mails.settingsOf(userId)) ?? noMailSettings(userId);
    const changed = await change(settings, inside);
    if (changed !== null) await inside.mails.saveSettings(changed);
  });
}

/** Of somebody who has said nothing, and whose address nobody vouches for. */
const noMailSettings = (userId: string): MailSettingsRow => ({
  userId,
  address: null,
  pendingAddress: null,
  refusedAt: null,
  linkRefusedAt: null,
  offTopics: [],
  linksSentAt: [],
});
