import {
  describeItem,
  describeProfile,
  type LinkDescription,
} from "../../services/links/describeLink.ts";
import type { ServiceContext } from "../../services/shared/context.ts";
import { pageAt } from "./pageAt.ts";

/** How the page at a path describes itself; null for the site's own, and where nothing is. */
export async function describePage(
  context: ServiceContext,
  pathname: string,
): Promise<LinkDescription | null> {
  const found = pageAt(pathname);
  if (found === null) return null;
  const { path, parameters } = found;
  const { slug, itemId, offerId } = parameters;
  const id = itemId ?? offerId;
  if (id !== undefined) return describeItem(context, { id, path });
  return slug === undefined ? null : describeProfile(context, { slug, path });
}
