import { StrictMode, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createMemoryRouter } from "react-router";
import { underSlug } from "../domain/profiles/underSlug.ts";
import { PATHS } from "../domain/shared/paths.ts";
import type { Instant } from "../domain/time/instant.ts";
import { createEnvironment } from "../relay/environment.ts";
import { serverHost } from "../session/serverHost.ts";
import { createSession } from "../session/session.ts";
import { App } from "./App.tsx";
import { createLateRoutes, loadLateRoutes } from "./lateRoutes.ts";
import type { PageData } from "./pageData.ts";
import { createRoutes } from "./router.tsx";
import { whenSettled } from "./whenSettled.ts";

/** A page to be rendered for a visitor. */
export interface PageRequest {
  /** Path and query of its address. */
  address: string;
  /** Scheme and host of the site. */
  origin: string;
  now: Instant;
  /** The zone of its dates; null for a page that is the same for everybody. */
  timeZone: string | null;
  /** Answers a call, given and answered as the text that a browser sends and receives. */
  ask: (call: string) => Promise<string>;
}

/** A page as HTML, or where its address leads. */
export type RenderedPage =
  | { redirectTo: string }
  | {
      /** Title and links, for the document's head. */
      head: string;
      /** The content of the element `#root`. */
      markup: string;
      data: PageData;
    };

/**
 * Renders a page of the web app as a visitor sees it first.
 * @throws when a call fails, or the page does: the browser then renders it itself
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const page = await render(request);
  if (page !== "missing" && request.address !== PATHS.notFound) return page;
  const missing = await render({ ...request, address: PATHS.notFound });
  if (missing === "missing" || "redirectTo" in missing) throw new Error("The 404 page is missing.");
  return { ...missing, data: { ...missing.data, isMissing: true } };
}

async function render(request: PageRequest): Promise<RenderedPage | "missing"> {
  const { address, origin, now, timeZone } = request;
  const calls = recorded(request.ask);
  const host = serverHost({ ...request, timeZone: timeZone ?? "UTC", fetch: calls.fetch });
  const session = createSession(host);
  const frame = { session, environment: createEnvironment({ session, isServer: true }) };
  const first = await loadLateRoutes(new URL(address, origin).pathname);
  const router = createMemoryRouter(createRoutes(frame, first), {
    ...createLateRoutes(frame, first),
    initialEntries: [address],
  });
  try {
    await whenSettled(router);
    const [fault] = Object.values(router.state.errors ?? {});
    if (fault !== undefined) throw fault;
    const { pathname, search } = router.state.location;
    if (pathname + search !== address) {
      return pathname === PATHS.notFound ? "missing" : { redirectTo: pathname + search };
    }
    const answers = await calls.answers();
    if (answers === null) return "missing";
    const present = presentSlug(answers);
    const [, slug = ""] = pathname.split("/");
    if (present !== null && present !== decodeURIComponent(slug).toLowerCase()) {
      return { redirectTo: underSlug(pathname, present) + search };
    }
    const { head, markup } = await markupOf(
      <StrictMode>
        <App frame={frame} router={router} />
      </StrictMode>,
    );
    // Every page has a heading, but for one whose data say that it belongs elsewhere.
    if (!markup.includes("<h1")) return "missing";
    return { head, markup, data: { now, origin, timeZone, isMissing: false, answers } };
  } finally {
    router.dispose();
  }
}

/** A `fetch` that asks for calls, and what they were answered. */
function recorded(ask: PageRequest["ask"]) {
  const asked = new Map<string, Promise<string>>();
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const call = init?.body as string;
    const answer = ask(call);
    asked.set(call, answer);
    return new Response(await answer);
  };
  /**
   * Once all calls are answered; null if something wasn't found.
   * @throws when one failed for another reason
   */
  const answers = async (): Promise<Record<string, unknown> | null> => {
    const found: Record<string, unknown> = {};
    for (const [call, text] of asked) {
      const answer = JSON.parse(await text) as Answer;
      const { errors = [] } = answer;
      if (errors.some(({ extensions }) => extensions?.["status"] === 404)) return null;
      if (errors.length > 0) throw new Error(`A call failed: ${errors[0]?.message}`);
      found[call] = answer;
    }
    return found;
  };
  return { fetch, answers };
}

interface Answer {
  data?: { userPublicProfileBySlug?: { slug?: string } } | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** The slug of the creator whose page it is: their address may have named a former one. */
function presentSlug(answers: Record<string, unknown>): string | null {
  for (const { data } of Object.values(answers) as Answer[]) {
    const slug = data?.userPublicProfileBySlug?.slug;
    if (slug !== undefined) return slug;
  }
  return null;
}

/** What React puts first, because it belongs into the head. */
const HEAD = /^(?:<(?:link|meta)\b[^>]*\/?>|<title\b[^>]*>[^<]*<\/title>)*/;

/** @throws whatever a component throws, also within a boundary that would show it in a browser */
async function markupOf(app: ReactNode): Promise<{ head: string; markup: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    // Else React puts what is long at the end, with an inline script that moves it.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const [head = ""] = HEAD.exec(html) ?? [];
  return { head, markup: html.slice(head.length) };
}
