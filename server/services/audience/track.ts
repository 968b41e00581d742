import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { trackInput } from "../../../src/domain/audience/inputs/track.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readCreator } from "../profiles/readCreator.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Records that the signed-in user visited a creator. Visits to one's own page are not recorded. */
export async function track(context: ServiceContext, command: unknown): Promise<boolean> {
  const { userId } = requireViewer(context);
  const { creatorId } = parseInput(trackInput, command);
  const creator = await readCreator(context, creatorId);
  if (creator.id === userId) return true;
  await context.store.audience.touch({
    id: context.newId("aud"),
    creatorId: creator.id,
    userId,
    lastInteractionAt: context.now(),
  });
  return true;
}
