import type { SessionHost } from "../session/host.ts";
import type { Instant } from "../domain/time/instant.ts";

/** The element that holds what a rendered page was made from. */
export const PAGE_DATA_ID = "page-data";

/** The mark in a browser's timeline at which a rendered page became its own. */
export const TAKEN = "taken-over";

/** What the server rendered a page from, for the browser to take it over without asking again. */
export interface PageData {
  /** When it was rendered. */
  now: Instant;
  /** The zone its dates are in. */
  timeZone: string;
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
  /** Called before React takes the page over. */
  begin(): void;
  /** The page is the browser's own: from now on its clock counts. */
  end(): void;
}

/**
 * Until the page is taken over it is the time at which it was rendered. Each of its calls is
 * answered once by what it came with.
 */
export function takingHost(host: SessionHost, { now, timeZone, answers }: PageData): TakingHost {
  const left = new Map(Object.entries(answers));
  let isTaking = true;
  let typed: Typed[] = [];
  return {
    begin() {
      typed = typedSoFar();
      // What is pressed from now on, React does by itself.
      window.early?.abort();
    },
    end() {
      isTaking = false;
      typed.forEach(typeAgain);
      pressAgain();
      // For whoever measures.
      performance.mark(TAKEN);
    },
    host: {
      ...host,
      pageZone: timeZone,
      now: () => (isTaking ? now : host.now()),
      fetch: (input, init) => {
        const call = typeof init?.body === "string" ? init.body : "";
        const answer = left.get(call);
        if (!left.delete(call)) return host.fetch(input, init);
        return Promise.resolve(Response.json(answer));
      },
    },
  };
}

interface Typed {
  field: HTMLInputElement | HTMLTextAreaElement;
  value: string;
}

/** What somebody has typed who was faster than the scripts. */
function typedSoFar(): Typed[] {
  const fields = document.querySelectorAll<Typed["field"]>("#root :is(input, textarea)");
  return [...fields]
    .map((field) => ({ field, value: field.value }))
    .filter(({ field, value }) => value !== field.defaultValue);
}

/** A form that begins sets its fields to what it knows. */
function typeAgain({ field, value }: Typed): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

declare global {
  interface Window {
    /** Set by `firstFrame.js`: listens for presses until it is aborted. */
    early?: AbortController & { pressed?: HTMLButtonElement | null };
  }
}

function pressAgain(): void {
  window.early?.pressed?.click();
  delete window.early;
}
