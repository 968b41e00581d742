import { isSlugFreeInput } from "../../../src/domain/profiles/inputs/isSlugFree.ts";
import type { ServiceContext } from "../shared/context.ts";

/**
 * Whether a page could be given this address now: `updateSlug` would take it, and nobody has or had
 * it (docs/product.md 19.2). False for what can be no address. Nothing is reserved.
 */
export async function isSlugFree({ store }: ServiceContext, slug: string): Promise<boolean> {
  const parsed = isSlugFreeInput.safeParse({ slug });
  return parsed.success && !(await store.users.isSlugTaken(parsed.data.slug));
}
