import { PATHS, SERVER_PATHS, type ServerPath } from "../../../src/domain/shared/paths.ts";
import type { ProcessContext } from "../../services/shared/context.ts";
import { type Route, kindBy } from "../handler.ts";
import { RENDERED } from "../pages/rendered.ts";
import { isRead, READ_METHODS, sendNotAllowed } from "../transport/readOnly.ts";
import { sendText } from "../transport/send.ts";
import { SITEMAP_PATH } from "./sitemap.ts";

const PATH = "/robots.txt" satisfies ServerPath;
const DAY_IN_SECONDS = 24 * 60 * 60;

/**
 * Of what the server answers itself: what search engines read, show next to a page, or ask for
 * while they run a page that the server could not render.
 */
const READABLE: ReadonlySet<string> = new Set([
  PATH,
  SITEMAP_PATH,
  "/sitemap",
  "/thumbnails",
  "/profilepics",
  "/link-previews",
  "/graphql",
]);

/** What robots are asked to leave alone, and where the addresses are that they may read. */
export function robots({ settings }: Pick<ProcessContext, "settings">): Route {
  const text = robotsText(settings.publicUrl);
  return {
    path: PATH,
    kind: kindBy(READ_METHODS),
    answer: (request, response) => {
      if (!isRead(request)) return sendNotAllowed(response);
      const headers = { "cache-control": `public, max-age=${DAY_IN_SECONDS}` };
      sendText(response, { status: 200, text, headers });
    },
  };
}

/**
 * The file of RFC 9309. What isn't rendered for visitors is of no use without a sign-in, and so is
 * what the server answers to the app; each is asked to be left alone unless it is named as readable.
 */
export function robotsText(origin: string): string {
  const screens = Object.entries(PATHS).flatMap(([name, path]) => (name in RENDERED ? [] : path));
  const answers = SERVER_PATHS.filter((path) => !READABLE.has(path));
  const rules = new Set([...screens, ...answers].flatMap(rulesFor));
  const lines = [...rules].map((rule) => `Disallow: ${rule}`);
  return ["User-agent: *", ...lines, "", `Sitemap: ${origin}${SITEMAP_PATH}`, ""].join("\n");
}

/**
 * A rule matches all that begins like it, and a creator may be called `beamer-ada`: so the word has
 * to end, with the address, in a slash or in a query.
 */
function rulesFor(path: string): string[] {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (first.startsWith(":")) return [`/*/${second}/`];
  return [`/${first}$`, `/${first}/`, `/${first}?`];
}
