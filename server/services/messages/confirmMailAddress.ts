import { confirmMailAddressInput } from "../../../src/domain/messages/inputs/confirmMailAddress.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ServiceContext } from "../shared/context.ts";
import { changeMailSettings } from "./steps/changeMailSettings.ts";
import { confirms, readConfirmToken } from "./steps/confirmToken.ts";

/**
 * Confirms the address that a link was sent to, for the person it was sent to, signed in or not.
 * Refuses with `MAIL_LINK_OVER` a link that has expired, or whose address was replaced by another one.
 * Idempotent.
 */
export async function confirmMailAddress(
  context: Pick<ServiceContext, "store" | "settings" | "now">,
  command: unknown,
): Promise<void> {
  const { token } = parseInput(confirmMailAddressInput, command);
  const { userId, expiresAt } = readConfirmToken(token);
  if (!(expiresAt > context.now())) refuse("MAIL_LINK_OVER");
  await changeMailSettings(context, userId, async (settings) => {
    const { address, pendingAddress } = settings;
    if (await confirms(context, { token, address: pendingAddress })) {
      const confirmed = { address: pendingAddress, pendingAddress: null };
      return { ...settings, ...confirmed, refusedAt: null, linkRefusedAt: null };
    }
    const isConfirmed =
      settings.refusedAt === null && (await confirms(context, { token, address }));
    if (isConfirmed) return null;
    return refuse("MAIL_LINK_OVER");
  });
}
