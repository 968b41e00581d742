import type { IncomingMessage, ServerResponse } from "node:http";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import { createConcurrencyLimit } from "../../concurrency/concurrencyLimit.ts";
import { shareWork } from "../../concurrency/shareWork.ts";
import { withTimeout } from "../../concurrency/withTimeout.ts";
import type { LinkDescription } from "../../services/links/describeLink.ts";
import { loggedPath } from "../security/loggedPath.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import {
  callerOf,
  createRequestScope,
  type RequestScope,
  type RequestScopeOptions,
} from "../transport/requestScope.ts";
import { type AskedPage, askedPage, shownPage, withoutQuery } from "./askedPage.ts";
import { describePage } from "./describePage.ts";
import { headTags, NOT_LISTED } from "./headTags.ts";
import { countryIn } from "../transport/visitorCountry.ts";
import { zoneOfVisitor } from "./countryZone.ts";
import { createKeptPages, type Kept, keyOf, packed, shownUntil } from "./keptPages.ts";
import { type Answers, createAnswers } from "./pageAnswers.ts";
import type { createPageDocument } from "./pageDocument.ts";
import type { RenderPage } from "./rendered.ts";
import { sendElsewhere, sendPage } from "./sendPage.ts";

/** More would keep everything else waiting: each takes the processor for some milliseconds. */
const RENDERS_AT_ONCE = 4;
const LONGEST_RENDER_MS = SECOND_MS;

export interface RenderedPagesOptions extends RequestScopeOptions {
  render: RenderPage;
  /** Answers a page's call within the process. */
  ask: (call: RequestScope, body: string) => Promise<string>;
  toDocument: ReturnType<typeof createPageDocument>;
  rateLimits: RateLimits;
  /** No one waits longer for the server, in milliseconds: the browser then renders the page. */
  longestRenderMs?: number;
}

/** Who asks for a page. */
interface Visit {
  call: RequestScope;
  timeZone: string | null;
  /** How the page describes itself, asked for once. */
  link: () => Promise<LinkDescription | null>;
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
  const { process, rateLimits, render, toDocument, countryHeader = null } = options;
  const { longestRenderMs = LONGEST_RENDER_MS } = options;
  const isSecure = process.settings.publicUrl.startsWith("https:");
  const kept = createKeptPages();

  const renders = createConcurrencyLimit({
    places: RENDERS_AT_ONCE,
    waitingMax: 10 * RENDERS_AT_ONCE,
    waitMs: longestRenderMs,
  });
  /** By address: who finds out which calls its page makes. */
  const learning = new Map<string, Promise<Kept>>();
  /** By key: pages that are being rendered. */
  const coming = new Map<string, Promise<Kept>>();

  /** Renders a page, or finds it among those that are kept; null beyond the limit of renders. */
  const make = async (address: string, visit: Visit): Promise<Kept | null> => {
    const isAdmitted = async () =>
      (await rateLimits.admitRequest(callerOf(visit.call), "render")) === null;
    const answers = createAnswers((body) => options.ask(visit.call, body));

    let known = kept.callsOf(address);
    while (known === undefined) {
      if (!learning.has(address)) {
        if (!(await isAdmitted())) return null;
        if (!learning.has(address)) {
          return shareWork(learning, address, () => renderNow(address, visit, answers));
        }
      }
      await learning.get(address)?.catch(() => {});
      known = kept.callsOf(address);
    }
    await Promise.all([...known.map(answers.ask), visit.link()]);
    const key = await keyFor(address, visit, answers);
    const found = kept.get(key, process.now());
    if (found !== undefined) return found;
    if (!coming.has(key) && !(await isAdmitted())) return null;
    return shareWork(coming, key, () => renderNow(address, visit, answers));
  };

  const keyFor = async (address: string, { timeZone, link }: Visit, answers: Answers) =>
    keyOf(address, timeZone ?? "", JSON.stringify(await link()), ...(await answers.texts()));

  const renderNow = async (address: string, visit: Visit, answers: Answers): Promise<Kept> => {
    const leave = await renders.enter();
    try {
      const { timeZone } = visit;
      const now = process.now();
      const origin = process.settings.publicUrl;
      const page = await render({ address, origin, now, timeZone, ask: answers.ask });
      const texts = await answers.texts();
      const made: Kept = {
        until: shownUntil(now, texts),
        ...("redirectTo" in page ? page : await documentOf(address, page, await visit.link())),
      };
      kept.noteCalls(address, answers.calls());
      kept.set(await keyFor(address, visit, answers), made);
      return made;
    } finally {
      leave();
    }
  };

  const documentOf = (
    address: string,
    page: Exclude<Awaited<ReturnType<RenderPage>>, { redirectTo: string }>,
    link: LinkDescription | null,
  ) => {
    const { status, modules, path } = shownPage(address, page.data);
    const { publicUrl: origin } = process.settings;
    const head =
      status === 404
        ? page.head + NOT_LISTED
        : headTags({ rendered: page.head, origin, path, link });
    return packed(status, toDocument({ ...page, head, modules }));
  };

  /** Null when the page is not to be rendered, or could not be. */
  const madeInTime = async (
    request: IncomingMessage,
    { address, browserZone, hasPrices }: AskedPage,
  ): Promise<Kept | null> => {
    const call = await createRequestScope(options, request);
    if ((await rateLimits.admitRequest(callerOf(call), "address")) !== null) return null;
    // Without prices a page is shared by all: it may say nothing of one of them.
    const timeZone = hasPrices
      ? zoneOfVisitor(browserZone, call.context.visitor.ipCountryCode)
      : null;
    const onLate = () => {
      throw new Error("It took too long.");
    };
    let description: Promise<LinkDescription | null> | undefined;
    const link = () => (description ??= describePage(call.context, withoutQuery(address)));
    return withTimeout(make(address, { call, timeZone, link }), { ms: longestRenderMs, onLate });
  };

  let toldAt = -Infinity;
  /** Once a minute: without a database, every visit fails. */
  const tell = (address: string, error: unknown) => {
    const now = process.now();
    if (now - toldAt < MINUTE_MS) return;
    toldAt = now;
    process.log("error", "a page could not be rendered", {
      path: loggedPath(withoutQuery(address)),
      error: error instanceof Error ? error.stack : String(error),
    });
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const asked = askedPage(request, { isSecure });
    if (asked === null) return false;
    if (asked.writtenAs !== null) {
      sendElsewhere(response, asked.writtenAs + asked.search);
      return true;
    }
    const page = await madeInTime(request, asked).catch((error: unknown) => {
      tell(asked.address, error);
      return null;
    });
    if (page === null) return false;
    if ("redirectTo" in page) {
      sendElsewhere(response, withoutQuery(page.redirectTo) + asked.search);
      return true;
    }
    const isCountrySaid = countryIn(request, countryHeader) !== null;
    sendPage({ request, response }, page, {
      hasPrices: asked.hasPrices,
      countryHeader: isCountrySaid ? countryHeader : null,
    });
    return true;
  };
}
