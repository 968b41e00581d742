import { updateUserProfileInput } from "../../../src/domain/profiles/inputs/updateUserProfile.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Changes the signed-in user's title and biography. Refuses with `CHANGED_ELSEWHERE`. */
export async function updateUserProfile(
  context: ServiceContext,
  command: unknown,
): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { revision, ...about } = parseInput(updateUserProfileInput, command);
  return context.store.transaction(async ({ users }) => {
    await users.lock(userId);
    const row = (await users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
    await refuseChangedElsewhere({ revision, current: editable.about(row), wanted: about });
    return users.update(userId, about);
  });
}
