import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updateUserSettingsInput } from "../../../src/domain/profiles/inputs/updateUserSettings.ts";
import { YEAR_MS } from "../../../src/domain/shared/limits.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Changes the signed-in user's zone. It overrides a zone chosen earlier in this browser: the latest
 * choice wins.
 */
export function updateUserSettings(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { timeZone } = parseInput(updateUserSettingsInput, command);
  if (context.visitor.timeZone !== null) {
    context.setCookie({ name: "timeZone", value: timeZone, expiresAt: context.now() + YEAR_MS });
  }
  return context.store.users.update(userId, { timeZone });
}
