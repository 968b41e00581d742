import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import { updateUserSettingsInput } from "../../src/domain/inputs/updateUserSettings.ts";
import { YEAR_MS } from "../../src/domain/limits.ts";
import type { UserRow } from "../store/users.ts";
import type { ServiceContext } from "./context.ts";
import { requireViewer } from "./viewer.ts";

/**
 * Changes the signed-in user's zone. A zone that was chosen in this browser before gives way to it: the
 * latest choice is the one that times are shown in.
 */
export function updateUserSettings(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { timeZone } = parseInput(updateUserSettingsInput, command);
  if (context.visitor.timeZone !== null) {
    context.setCookie({ name: "timeZone", value: timeZone, expiresAt: context.now() + YEAR_MS });
  }
  return context.store.users.update(userId, { timeZone });
}
