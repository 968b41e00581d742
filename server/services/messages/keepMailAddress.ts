import type { ProcessContext } from "../shared/context.ts";
import { changeMailSettings } from "./steps/changeMailSettings.ts";

/**
 * Keeps the address that somebody signs in with for mails: at once where the provider has verified
 * it, else until its owner confirms it. One that is confirmed stays (docs/product.md 15.5).
 */
export function keepMailAddress(
  context: Pick<ProcessContext, "store">,
  { userId, email, isVerified }: { userId: string; email: string; isVerified: boolean },
): Promise<void> {
  return changeMailSettings(context, userId, (settings) => {
    if (settings.address !== null) return null;
    if (isVerified) {
      const pendingAddress = settings.pendingAddress === email ? null : settings.pendingAddress;
      return { ...settings, address: email, pendingAddress };
    }
    return settings.pendingAddress === null ? { ...settings, pendingAddress: email } : null;
  });
}
