import { aboutAddress, offeringsAddress } from "../../../src/domain/profiles/addresses.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { SITEMAP_PAGE_SIZE } from "../../../src/domain/shared/limits.ts";
import { MARKETING_PATHS } from "../../../src/domain/shared/paths.ts";
import { sharedItemAddress } from "../../../src/domain/sharing/addresses.ts";
import type { ProcessContext } from "../shared/context.ts";

type SitemapContext = Pick<ProcessContext, "store" | "settings">;

/** A page of the list of all addresses that search engines are shown. */
export type SitemapPage =
  /** What the site itself says. */
  | { of: "site" }
  /** So many creators or items, from this id on. */
  | { of: "creators" | "items"; from: string };

/** The pages that there are (docs/product.md 18.15). Reads all that is shown. */
export async function readSitemapPages({
  store,
}: Pick<SitemapContext, "store">): Promise<SitemapPage[]> {
  const creators = await store.listed.creatorPages(SITEMAP_PAGE_SIZE);
  const items = await store.listed.itemPages(SITEMAP_PAGE_SIZE);
  return [
    { of: "site" },
    ...creators.map((from) => ({ of: "creators", from }) as const),
    ...items.map((from) => ({ of: "items", from }) as const),
  ];
}

/**
 * The paths of a page. It is there as long as anything follows its id: what was published or taken
 * off since the pages were counted makes it no other page. Refuses with `NOT_FOUND` when there is
 * nothing.
 */
export async function readSitemapPage(
  context: SitemapContext,
  page: SitemapPage,
): Promise<string[]> {
  const paths = await pathsOf(context, page);
  return paths.length === 0 ? refuse("NOT_FOUND") : paths;
}

async function pathsOf(
  { store: { listed }, settings }: SitemapContext,
  page: SitemapPage,
): Promise<string[]> {
  if (page.of === "site") return sitePaths(settings);
  const query = { from: page.from, limit: SITEMAP_PAGE_SIZE };
  if (page.of === "items") return (await listed.itemsFrom(query)).map(itemPath);
  const creators = await listed.creatorsFrom(query);
  return creators.flatMap(({ slug, hasItems }) => [
    ...(hasItems ? [offeringsAddress(slug)] : []),
    aboutAddress(slug),
  ]);
}

const itemPath = ({ slug, ...item }: { slug: string } & SharedItem) =>
  sharedItemAddress({ slug, item });
type SharedItem = Parameters<typeof sharedItemAddress>[0]["item"];

/** A policy that the operator has elsewhere is no page of this site. */
function sitePaths({ policyUrls: { terms, privacy } }: SitemapContext["settings"]): string[] {
  const elsewhere = new Set<string>([
    ...(terms === null ? [] : [MARKETING_PATHS.terms]),
    ...(privacy === null ? [] : [MARKETING_PATHS.privacy]),
  ]);
  return Object.values(MARKETING_PATHS).filter((path) => !elsewhere.has(path));
}
