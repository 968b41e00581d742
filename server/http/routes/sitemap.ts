import type { IncomingMessage } from "node:http";
import { refuse } from "../../../src/domain/shared/errors.ts";
import {
  HOUR_MS,
  ID_MAX,
  SECOND_MS,
  SITEMAP_COUNTED_MS,
} from "../../../src/domain/shared/limits.ts";
import type { ServerPath } from "../../../src/domain/shared/paths.ts";
import {
  readSitemapPage,
  readSitemapPages,
  type SitemapPage,
} from "../../services/profiles/readSitemap.ts";
import type { ProcessContext } from "../../services/shared/context.ts";
import { keptFor } from "../../services/shared/keptFor.ts";
import { type Route, kindBy } from "../handler.ts";
import { isRead, READ_METHODS, sendNotAllowed, sendOrRefuse } from "../transport/readOnly.ts";
import { sitemapXml } from "./sitemapXml.ts";

/** The list of the pages of all addresses. */
export const SITEMAP_PATH = "/sitemap.xml" satisfies ServerPath;
const PAGES_PATH = "/sitemap/" satisfies ServerPath;
const PAGE = new RegExp(`^/sitemap/(?:site|(creators|items)/([\\w:-]{1,${ID_MAX}}))\\.xml$`);

/** A proxy that caches answers most readers. */
const HEADERS = {
  "cache-control": `public, max-age=${HOUR_MS / SECOND_MS}`,
  "content-type": "application/xml; charset=utf-8",
};

/**
 * All addresses that search engines are shown, as sitemaps.org has it: a list of pages, and the
 * pages. A page is read from the database each time, so it counts as what is rendered does.
 */
export function sitemapRoutes(context: ProcessContext): Route[] {
  const kind = kindBy(READ_METHODS, "render");
  // Counting the pages reads all rows: nobody makes a process do that again and again.
  const pages = keptFor(SITEMAP_COUNTED_MS, {
    now: context.now,
    ask: () => readSitemapPages(context),
  });
  const origin = context.settings.publicUrl;
  const answer =
    (textOf: (request: IncomingMessage) => Promise<string>): Route["answer"] =>
    (request, response) => {
      if (!isRead(request)) return sendNotAllowed(response);
      return sendOrRefuse(response, async () => {
        const body = Buffer.from(await textOf(request));
        response.writeHead(200, { ...HEADERS, "content-length": body.byteLength });
        response.end(request.method === "HEAD" ? undefined : body);
      });
    };
  return [
    {
      path: SITEMAP_PATH,
      kind,
      answer: answer(async () => sitemapXml("index", (await pages()).map(pathOf), origin)),
    },
    {
      path: PAGES_PATH,
      kind: (request) => (pageIn(request) === null ? "idle" : kind(request)),
      answer: answer(async (request) => {
        const page = pageIn(request) ?? refuse("NOT_FOUND");
        return sitemapXml("page", await readSitemapPage(context, page), origin);
      }),
    },
  ];
}

const pathOf = (page: SitemapPage) =>
  page.of === "site" ? `${PAGES_PATH}site.xml` : `${PAGES_PATH}${page.of}/${page.from}.xml`;

function pageIn({ url = "/" }: IncomingMessage): SitemapPage | null {
  const found = PAGE.exec(url.split(/[?#]/)[0] ?? "/");
  if (found === null) return null;
  const [, of, from] = found;
  if (from === undefined) return { of: "site" };
  return { of: of === "creators" ? "creators" : "items", from };
}
