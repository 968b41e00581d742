import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import { updateUserSettingsInput } from "../../src/domain/inputs/updateUserSettings.ts";
import type { UserRow } from "../store/users.ts";
import type { ServiceContext } from "./context.ts";
import { requireViewer } from "./viewer.ts";

/** Changes the signed-in user's zone. */
export function updateUserSettings(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { timeZone } = parseInput(updateUserSettingsInput, command);
  return context.store.users.update(userId, { timeZone });
}
