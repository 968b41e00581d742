import { refuse } from "../../../src/domain/shared/errors.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";

/** A creator by profile id. Refuses with `NOT_FOUND` when the id isn't a creator's. */
export async function readCreator(
  { loaders }: Pick<ServiceContext, "loaders">,
  creatorId: string,
): Promise<UserRow> {
  const creator = await loaders.user.load(creatorId);
  if (creator === null || creator.role !== "beamer") return refuse("NOT_FOUND");
  return creator;
}
