import { refuse } from "../../../src/domain/shared/errors.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";

/**
 * A creator's public profile, also by a former name of the page (docs/product.md 3.11). Refuses
 * with `NOT_FOUND`: users have no public page.
 */
export async function readPublicProfile(context: ServiceContext, slug: string): Promise<UserRow> {
  const named = slug.toLowerCase();
  const profile =
    (await context.loaders.userBySlug.load(named)) ??
    (await context.store.users.byFormerSlug(named));
  if (profile === null || profile.role !== "beamer") return refuse("NOT_FOUND");
  return profile;
}
