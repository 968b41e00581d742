import type { ScreenRow } from "../support/stateTable.ts";

/** A part of the way that somebody goes through the product. */
export interface Stop {
  title: string;
  words: string;
  rows: readonly ScreenRow[];
}

/** Stops in the order in which they are reached, by the beginnings of their screens' addresses. */
const STOPS = [
  {
    title: "Somebody hears of it",
    words: "The product tells what it is.",
    paths: ["/home", "/terms", "/privacy"],
  },
  {
    title: "Somebody looks at a creator",
    words: "Prices in the visitor's own VAT, times in the visitor's own zone.",
    paths: ["/:slug/about", "/:slug/offerings"],
  },
  {
    title: "Signs in, or signs up",
    words: "By way of LinkedIn, and back to where one was.",
    paths: ["/login", "/join", "/user/onboarding", "/beamer/onboarding"],
  },
  {
    title: "Books",
    words: "A time that is held, the creator's questions, the session.",
    paths: ["/:slug/booking", "/:slug/one-on-one"],
  },
  {
    title: "Pays",
    words: "Who is billed, the card, and what came of it.",
    paths: ["/payment"],
  },
  {
    title: "Comes back",
    words: "What one owns and whom one meets; for a creator the stage.",
    paths: ["/user", "/beamer"],
  },
  { title: "Gets lost", words: "Nothing ends in a blank page.", paths: ["/404"] },
] as const;

/** The screens of the table along the way; one that no stop names stands at the end. */
export function journeyOf(rows: readonly ScreenRow[]): Stop[] {
  const left = new Set(rows);
  const take = (paths: readonly string[]) => {
    const taken = [...left].filter(({ path }) => paths.some((begin) => isBelow(path, begin)));
    for (const row of taken) left.delete(row);
    return taken;
  };
  const stops = STOPS.map(({ paths, ...stop }) => ({ ...stop, rows: take(paths) }));
  const rest = { title: "Everything else", words: "New on the map.", rows: [...left] };
  return [...stops, rest].filter((stop) => stop.rows.length > 0);
}

function isBelow(path: string, begin: string): boolean {
  return path === begin || path.startsWith(`${begin}/`) || path.startsWith(`${begin}-`);
}
