import { escaped } from "../transport/html.ts";

const TAGS = {
  /** A list of files that have addresses. */
  index: { list: "sitemapindex", entry: "sitemap" },
  /** Such a file. */
  page: { list: "urlset", entry: "url" },
} as const;

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Paths of this site as a file of the sitemaps.org protocol; `origin` is scheme and host. */
export function sitemapXml(
  kind: keyof typeof TAGS,
  paths: readonly string[],
  origin: string,
): string {
  const { list, entry } = TAGS[kind];
  const entries = paths.map((path) => `<${entry}><loc>${escaped(origin + path)}</loc></${entry}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${list}>`,
    "",
  ].join("\n");
}
