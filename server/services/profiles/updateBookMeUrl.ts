import { updateBookMeUrlInput } from "../../../src/domain/profiles/inputs/updateBookMeUrl.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Changes the signed-in beamer's booking address. Refuses with `CHANGED_ELSEWHERE`. */
export async function updateBookMeUrl(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { revision, url } = parseInput(updateBookMeUrlInput, command);
  return context.store.transaction(async ({ users }) => {
    await users.lock(userId);
    const row = (await users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
    await refuseChangedElsewhere({ revision, current: editable.bookMeUrl(row), wanted: url });
    return users.update(userId, { bookMeUrl: url === "" ? null : url });
  });
}
