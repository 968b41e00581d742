import { refuse } from "../../../src/domain/shared/errors.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";

/** A creator's public profile. Refuses with `NOT_FOUND`: users have no public page. */
export async function readPublicProfile(context: ServiceContext, slug: string): Promise<UserRow> {
  const profile = await context.store.users.bySlug(slug.toLowerCase());
  if (profile === null || profile.role !== "beamer") return refuse("NOT_FOUND");
  return profile;
}
