import { topicsFor } from "../../../src/domain/messages/kinds.ts";
import type { MailTopic } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";

/** Settings as their owner sees them. */
export interface OwnMailSettings {
  address: string | null;
  pendingAddress: string | null;
  linkSentAt: Instant | null;
  isRefused: boolean;
  isLinkRefused: boolean;
  topics: { topic: MailTopic; isOn: boolean }[];
}

/**
 * Where somebody is sent mails, and which of those that they can turn off. Who has no address can
 * confirm the one of the sign-in, also after turning something off.
 */
export async function readMailSettings(
  { store }: Pick<ServiceContext, "store">,
  { id, role, email }: Pick<UserRow, "id" | "role" | "email">,
): Promise<OwnMailSettings> {
  const settings = await store.mails.settingsOf(id);
  const { address = null, pendingAddress: pending = null, offTopics = [] } = settings ?? {};
  return {
    address,
    pendingAddress: pending ?? (address === null ? email : null),
    // Links are sent to the pending address alone.
    linkSentAt: pending === null ? null : (settings?.linksSentAt.at(-1) ?? null),
    isRefused: settings !== null && settings.refusedAt !== null,
    isLinkRefused: settings !== null && settings.linkRefusedAt !== null,
    topics: topicsFor(role).map((topic) => ({ topic, isOn: !offTopics.includes(topic) })),
  };
}
