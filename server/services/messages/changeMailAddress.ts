import { changeMailAddressInput } from "../../../src/domain/messages/inputs/changeMailAddress.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { DAY_MS, MAIL_LINKS_PER_DAY_MAX, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { changeMailSettings } from "./steps/changeMailSettings.ts";

/** Asked for again within this time, the link that is on its way is enough: a repeated call. */
const REPEATED_LINK_MS = MINUTE_MS;

/**
 * Names the address for the signed-in person's mails, and has a link sent there. The one that is
 * confirmed and takes mails gives up another that was to be confirmed. Refuses with
 * `TOO_MANY_LINKS`.
 */
export async function changeMailAddress(context: ServiceContext, command: unknown): Promise<void> {
  const { userId } = requireViewer(context);
  const { address } = parseInput(changeMailAddressInput, command);
  await changeMailSettings(context, userId, async (settings, { outbox }) => {
    if (address === settings.address && settings.refusedAt === null) {
      return { ...settings, pendingAddress: null, linkRefusedAt: null };
    }
    const at = context.now();
    // A time to come is one of a clock that was wrong.
    const sent = settings.linksSentAt.filter((sentAt) => sentAt > at - DAY_MS && sentAt <= at);
    const isRepeated = (sent.at(-1) ?? 0) > at - REPEATED_LINK_MS;
    if (isRepeated && address === settings.pendingAddress) return null;
    if (sent.length >= MAIL_LINKS_PER_DAY_MAX) return refuse("TOO_MANY_LINKS");
    await outbox.append({ name: "mailAddressNamed", subjectId: userId, dueAt: at, at });
    const linksSentAt = [...sent, at];
    return { ...settings, pendingAddress: address, linkRefusedAt: null, linksSentAt };
  });
}
