import type { SessionHost } from "../session/host.ts";
import type { Instant } from "../domain/time/instant.ts";

/** The element that holds what a rendered page was made from. */
export const PAGE_DATA_ID = "page-data";

/** The mark in a browser's timeline at which a rendered page became its own. */
export const TAKEN = "taken";

/** What the server rendered a page from, for the browser to take it over without asking again. */
export interface PageData {
  /** When it was rendered. */
  now: Instant;
  /** Scheme and host of the site, as in its texts and links. The browser may know it by another. */
  origin: string;
  /** The zone that its dates are in; null on a page that is the same for everybody. */
  timeZone: string | null;
  /** Whether nothing is at its address, so that it is the 404 page. */
  isMissing: boolean;
  /** What the server answered, by the text of each call. */
  answers: Readonly<Record<string, unknown>>;
}

/** Null on a page that the browser renders itself. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** The host of a page that is being taken over, and what ends that. */
export interface TakingHost {
  host: SessionHost;
  /** The page is the browser's own: from now on its clock counts. True for one that is old. */
  end(): boolean;
}

/**
 * Until the page is taken over, its time and its site are those with which it was rendered. Each of
 * its calls is answered once by what it came with.
 */
export function takingHost(host: SessionHost, data: PageData): TakingHost {
  const { now, origin, timeZone, answers } = data;
  const left = new Map(Object.entries(answers));
  let isTaking = true;
  return {
    end() {
      isTaking = false;
      // For measurements.
      performance.mark(TAKEN);
      return window.early?.end(host.now() - now) ?? false;
    },
    // Not copied: that would ask the browser for its zone.
    host: Object.create(
      host,
      Object.getOwnPropertyDescriptors({
        pageZone: timeZone,
        get origin() {
          return isTaking ? origin : host.origin;
        },
        now: () => (isTaking ? now : host.now()),
        fetch: (input: RequestInfo | URL, init?: RequestInit) => {
          const call = typeof init?.body === "string" ? init.body : "";
          const answer = left.get(call);
          if (!left.delete(call)) return host.fetch(input, init);
          return Promise.resolve(Response.json(answer));
        },
      }),
    ) as SessionHost,
  };
}

declare global {
  interface Window {
    /** Set by `firstFrame.js`. */
    early?: { begin(): void; end(ageInMs: number): boolean };
  }
}
