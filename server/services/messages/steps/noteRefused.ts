import type { ProcessContext } from "../../shared/context.ts";
import { changeMailSettings } from "./changeMailSettings.ts";

/**
 * Records that an address takes no mails, so that it isn't written to again and its owner sees it.
 * One that was changed in the meantime stays as it is.
 */
export function noteRefused(
  context: Pick<ProcessContext, "store" | "now">,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const at = context.now();
  return changeMailSettings(context, userId, (settings) => {
    // Only a link goes to an address that isn't confirmed, or takes no mails.
    if (settings.pendingAddress === address) return { ...settings, linkRefusedAt: at };
    return settings.address === address ? { ...settings, refusedAt: at } : null;
  });
}
