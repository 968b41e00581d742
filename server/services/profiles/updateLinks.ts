import { updateLinksInput } from "../../../src/domain/profiles/inputs/updateLinks.ts";
import { sameUrlKey } from "../../../src/domain/profiles/inputs/urls.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Replaces the signed-in beamer's links. A link with an unchanged address keeps its id. Refuses
 * with `CHANGED_ELSEWHERE`.
 */
export async function updateLinks(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { revision, links } = parseInput(updateLinksInput, command);
  return context.store.transaction(async ({ users }) => {
    await users.lock(userId);
    const row = (await users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
    const ids = new Map(row.links.map(({ id, url }) => [sameUrlKey(url), id]));
    const wanted = links.map(({ url, platform }) => ({
      id: ids.get(sameUrlKey(url)) ?? context.newId("lnk"),
      url,
      platform,
    }));
    const current = editable.links(row);
    await refuseChangedElsewhere({ revision, current, wanted: editable.links({ links: wanted }) });
    return users.update(userId, { links: wanted });
  });
}
