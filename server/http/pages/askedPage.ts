import type { IncomingMessage } from "node:http";
import type { PageData } from "../../../src/app/pageData.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import { readCookies } from "../security/cookies.ts";
import { pageAt } from "./pageAt.ts";
import { RENDERED } from "./rendered.ts";

/** An address may not be longer: each is kept apart. */
const LONGEST_ADDRESS = 500;

/** A rendered page that a visitor asks for. */
export interface AskedPage {
  /** Its path, and what of its query says what it shows. */
  address: string;
  /** The query, for where the address may lead. */
  search: string;
  /** Where links to the page lead, if the address is written in another way; null otherwise. */
  writtenAs: string | null;
  /** The zone of the visitor's browser, if that has said it. */
  browserZone: string | null;
  /** Whether it shows prices, which depend on the visitor. */
  hasPrices: boolean;
}

/**
 * The page that a request asks for; null for what the browser renders itself: other pages, and all
 * of them for people who are signed in.
 */
export function askedPage(
  { url = "/", headers }: Pick<IncomingMessage, "url" | "headers">,
  { isSecure }: { isSecure: boolean },
): AskedPage | null {
  const { pathname, search } = partsOf(url);
  const found = pageAt(pathname);
  const plan = RENDERED[found?.name ?? "notFound"];
  if (plan === undefined) return null;
  const { signedIn, browserZone } = readCookies(headers.cookie, { isSecure });
  if (signedIn !== null || headers.authorization !== undefined) return null;
  const path = found?.path ?? PATHS.notFound;
  const address = path + readOf(search, plan.reads ?? []);
  if (address.length > LONGEST_ADDRESS) return null;
  const isElsewhere = found !== null && path !== pathname;
  return {
    address,
    search,
    writtenAs: isElsewhere ? path : null,
    browserZone,
    hasPrices: plan.hasPrices ?? false,
  };
}

/** What a page reads of a query. */
function readOf(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? "" : `?${read}`;
}

/** What was rendered for an address: its status, where its code is, and its one path. */
export function shownPage(
  address: string,
  { isMissing }: PageData,
): { status: 200 | 404; modules: readonly string[]; path: string } {
  const { name, path } = (isMissing ? null : pageAt(withoutQuery(address))) ?? MISSING;
  return {
    status: name === "notFound" ? 404 : 200,
    modules: RENDERED[name]?.modules ?? [],
    path,
  };
}

const MISSING = { name: "notFound", path: PATHS.notFound } as const;

/** The path of an address. */
export const withoutQuery = (address: string) => address.split("?")[0] ?? address;

function partsOf(url: string): { pathname: string; search: string } {
  const [target = "/"] = url.split("#");
  const question = target.indexOf("?");
  if (question < 0) return { pathname: target, search: "" };
  return { pathname: target.slice(0, question), search: target.slice(question) };
}
