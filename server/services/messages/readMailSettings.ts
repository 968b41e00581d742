import { topicsFor } from "../../../src/domain/messages/kinds.ts";
import type { MailTopic } from "../../../src/domain/generated/enums.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";

/** Settings as their owner sees them. */
export interface OwnMailSettings {
  address: string | null;
  pendingAddress: string | null;
  isRefused: boolean;
  topics: { topic: MailTopic; isOn: boolean }[];
}

/** Where somebody is sent mails, and which of those that they can turn off. */
export async function readMailSettings(
  { store }: Pick<ServiceContext, "store">,
  { id, role, email }: Pick<UserRow, "id" | "role" | "email">,
): Promise<OwnMailSettings> {
  const settings = await store.mails.settingsOf(id);
  const offTopics = settings?.offTopics ?? [];
  return {
    address: settings?.address ?? null,
    pendingAddress: settings === null ? email : settings.pendingAddress,
    isRefused: settings !== null && settings.refusedAt !== null,
    topics: topicsFor(role).map((topic) => ({ topic, isOn: !offTopics.includes(topic) })),
  };
}
