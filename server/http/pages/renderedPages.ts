import type { IncomingMessage, ServerResponse } from "node:http";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import { withTimeout } from "../../concurrency/withTimeout.ts";
import { loggedPath } from "../security/loggedPath.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import {
  callerOf,
  createRequestScope,
  type RequestScope,
  type RequestScopeOptions,
} from "../transport/requestScope.ts";
import { type AskedPage, askedPage, shownPage } from "./askedPage.ts";
import { zoneOfVisitor } from "./countryZone.ts";
import { createKeptPages, type Kept, keyOf, packed, shownUntil } from "./keptPages.ts";
import type { createPageDocument } from "./pageDocument.ts";
import type { RenderPage } from "./rendered.ts";

/** No one waits longer for the server: the browser then renders the page itself. */
const LONGEST_RENDER_MS = SECOND_MS;

export interface RenderedPagesOptions extends RequestScopeOptions {
  render: RenderPage;
  /** Answers a page's call within the process. */
  ask: (call: RequestScope, body: string) => Promise<string>;
  toDocument: ReturnType<typeof createPageDocument>;
  rateLimits: RateLimits;
}

/** A page that is asked for. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * The pages that visitors see first, rendered with their data. False, with nothing answered, for
 * all that the browser renders itself: pages for people who are signed in, and whatever could not
 * be rendered in time.
 *
 * A page is kept by the answers to its calls, and these are asked for each visitor: so a change
 * shows at once, in every process, and no visitor gets what another may see.
 */
export function createRenderedPages(options: RenderedPagesOptions) {
  const { process, rateLimits, render, toDocument } = options;
  const isSecure = process.settings.publicUrl.startsWith("https:");
  const kept = createKeptPages();

  /** Renders a page, or finds it among those that are kept. */
  const make = async (
    address: string,
    { call, timeZone }: { call: RequestScope; timeZone: string },
  ): Promise<Kept> => {
    const answers = new Map<string, Promise<string>>();
    const ask = (body: string) => {
      const answer = answers.get(body) ?? options.ask(call, body);
      answers.set(body, answer);
      return answer;
    };
    const keyNow = async () =>
      keyOf(
        address,
        timeZone,
        ...(await Promise.all([...answers].map(async ([body, answer]) => body + (await answer)))),
      );

    const known = kept.callsOf(address);
    if (known !== undefined) {
      await Promise.all(known.map(ask));
      const found = kept.get(await keyNow(), process.now());
      if (found !== undefined) return found;
    }
    const now = process.now();
    const page = await render({
      address,
      origin: process.settings.publicUrl,
      now,
      timeZone,
      ask,
    });
    const until = shownUntil(now, await Promise.all(answers.values()));
    const made: Kept =
      "redirectTo" in page
        ? { until, redirectTo: page.redirectTo }
        : { until, ...(await documentOf(address, page)) };
    kept.noteCalls(address, [...answers.keys()]);
    kept.set(await keyNow(), made);
    return made;
  };

  const documentOf = (
    address: string,
    page: Exclude<Awaited<ReturnType<RenderPage>>, { redirectTo: string }>,
  ) => {
    const { status, modules } = shownPage(address, page.data);
    return packed(status, toDocument({ ...page, modules }));
  };

  /** Null when the page is not to be rendered, or could not be. */
  const madeInTime = async (
    request: IncomingMessage,
    { address, browserZone }: AskedPage,
  ): Promise<Kept | null> => {
    const call = await createRequestScope(options, request);
    if ((await rateLimits.admitRequest(callerOf(call), "address")) !== null) return null;
    const timeZone = zoneOfVisitor(browserZone, call.context.visitor.ipCountryCode);
    const onLate = () => {
      throw new Error("It took too long.");
    };
    return withTimeout(make(address, { call, timeZone }), { ms: LONGEST_RENDER_MS, onLate });
  };

  let toldAt = -Infinity;
  /** Once a minute: without a database, every visit fails. */
  const tell = (address: string, error: unknown) => {
    const now = process.now();
    if (now - toldAt < MINUTE_MS) return;
    toldAt = now;
    process.log("error", "a page could not be rendered", {
      path: loggedPath(address.split("?")[0] ?? ""),
      error: error instanceof Error ? error.stack : String(error),
    });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const asked = askedPage(request, { isSecure });
    if (asked === null) return false;
    const page = await madeInTime(request, asked).catch((error: unknown) => {
      tell(asked.address, error);
      return null;
    });
    if (page === null) return false;
    if ("redirectTo" in page) sendElsewhere(response, page.redirectTo + asked.search);
    else sendPage({ request, response }, page, asked);
    return true;
  };
}

function sendElsewhere(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, "cache-control": "no-cache" }).end();
}

function sendPage(
  { request, response }: Asked,
  { status, etag, ...bodies }: Extract<Kept, { etag: string }>,
  { hasPrices }: Pick<AskedPage, "hasPrices">,
): void {
  const encoding = encodingFor(request);
  const body = bodies[encoding ?? "html"];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    // Without prices it is the same for every visitor. What is missing may be there soon.
    "cache-control": hasPrices || status === 404 ? "private, no-cache" : "public, max-age=60",
    vary: "accept-encoding",
    etag,
  };
  if (status === 200 && isFresh(request, etag)) return void response.writeHead(304, headers).end();
  response.writeHead(status, {
    ...headers,
    "content-length": body.length,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The best encoding that a browser takes; null for none. */
function encodingFor({ headers }: IncomingMessage): "br" | "gzip" | null {
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

const isFresh = ({ headers }: IncomingMessage, etag: string) =>
  (headers["if-none-match"] ?? "").split(/,\s*/).includes(etag);
