import { SLUG_TEXTS, updateSlugInput } from "../../../src/domain/profiles/inputs/updateSlug.ts";
import { isSlugFreeInput } from "../../../src/domain/profiles/inputs/isSlugFree.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { FORMER_SLUGS_MAX } from "../../../src/domain/shared/limits.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

const TOO_MANY = `Your page has had ${FORMER_SLUGS_MAX} other addresses already, and all of them lead to it. Take one of them`;

/**
 * Changes the address of the signed-in beamer's page. The previous one redirects to it and stays
 * the beamer's (docs/product.md 3.11).
 */
export async function updateSlug(context: ServiceContext, command: unknown): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { slug } = parseInput(updateSlugInput, command);
  const changed = await context.store.transaction(async (store) => {
    await store.users.lock(userId);
    await refuseNewOne(store, { userId, slug });
    const at = context.now();
    return (await store.users.changeSlug({ userId, slug, at })) ?? refuseSlug(SLUG_TEXTS.taken);
  });
  context.loaders.user.clear(userId);
  return changed;
}

/** Anyone who has or had the address may take it, even if it has been reserved since. */
async function refuseNewOne(
  { users }: Transaction,
  { userId, slug }: { userId: string; slug: string },
): Promise<void> {
  const row = (await users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
  if (row.slug === slug) return;
  const former = await users.formerSlugsOf(userId);
  if (former.includes(slug)) return;
  parseInput(isSlugFreeInput, { slug });
  if (former.length >= FORMER_SLUGS_MAX) refuseSlug(TOO_MANY);
}

function refuseSlug(message: string): never {
  return refuse("BAD_USER_INPUT", { field: "slug", message });
}
