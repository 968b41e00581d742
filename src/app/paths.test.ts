import { globSync, readdirSync, readFileSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import {
  bookingDetailAddress,
  bookingDetailsAddress,
  bookingPaymentAddress,
  rescheduleAddress,
} from "../domain/bookings/addresses.ts";
import { paymentAddress, paymentStatusAddress } from "../domain/payments/addresses.ts";
import {
  aboutAddress,
  bookingAddress,
  offeringsAddress,
  profileAddress,
  qrCodeAddress,
} from "../domain/profiles/addresses.ts";
import { RESERVED_SLUGS } from "../domain/profiles/reservedSlugs.ts";
import { isSlug } from "../domain/profiles/isSlug.ts";
import { liveAddress } from "../domain/live/addresses.ts";
import { PATHS, pathTo, SERVER_PATHS } from "../domain/shared/paths.ts";
import { createEnvironment } from "../relay/environment.ts";
import { createSession } from "../session/session.ts";
import { createFakeBrowser } from "../session/testing/fakeBrowser.ts";
import { beamerRoutes } from "./beamerRoutes.ts";
import { userRoutes } from "./userRoutes.ts";
import { joinRoutes } from "./joinRoutes.ts";
import { mailRoutes } from "./mailRoutes.ts";
import { marketingRoutes } from "./marketingRoutes.ts";
import { liveRoutes } from "./liveRoutes.ts";
import { paymentRoutes } from "./paymentRoutes.ts";
import { bookedRoutes } from "./bookedRoutes.ts";
import { signInRoutes } from "./signInRoutes.ts";
import { createRoutes } from "./router.tsx";

const { host } = createFakeBrowser({ server: () => new Promise(() => {}) }).openTab();
const session = createSession(host);
const frame = { session, environment: createEnvironment({ session }) };
const routes = [
  ...createRoutes(frame),
  marketingRoutes(frame),
  joinRoutes(frame),
  mailRoutes(frame),
  paymentRoutes(frame),
  userRoutes(frame),
  beamerRoutes(frame),
  bookedRoutes(frame),
  signInRoutes(frame),
  liveRoutes(frame),
];

const pathsOf = (tree: readonly RouteObject[]): string[] =>
  tree.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

const TABLE = Object.values(PATHS);

describe("the paths of the router", () => {
  it("are those of the table, and the catch-all", () => {
    expect(new Set(pathsOf(routes))).toEqual(new Set([...TABLE, "*"]));
  });

  it("are written nowhere else", () => {
    const beginnings = new Set(TABLE.map((path) => path.split("/")[1]).filter(Boolean));
    const literal = new RegExp(
      `["'\`]/(?:${[...beginnings].join("|")}|\\$\\{)[^\\n"'\`]*["'\`]`,
      "g",
    );
    const found = globSync("src/**/*.{ts,tsx}")
      .filter((file) => !/__generated__|\.test\.|domain\/shared\/paths\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(literal)].map(([text]) => `${file}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});

const slug = "demo-speaker";
const [offerId, bookingId, paymentId] = ["one_1", "bkg_2", "pay_3"];
const way = { paymentId, redirectUrl: "/user/home?tab=library", creatorSlug: slug };
const origin = "https://site.example";

describe("an address", () => {
  it.each([
    ["profile", profileAddress(slug), { slug }],
    ["profile", qrCodeAddress({ origin, slug }), { slug }],
    ["about", aboutAddress(slug), { slug }],
    ["offerings", offeringsAddress(slug), { slug }],
    ["booking", bookingAddress({ slug, offerId }), { slug, offerId }],
    ["booking", bookingDetailsAddress({ slug, offerId, bookingId }), { slug, offerId }],
    ["bookingDetail", bookingDetailAddress({ slug, bookingId }), { slug, bookingId }],
    [
      "bookingDetail",
      bookingDetailAddress({ slug, bookingId, action: "continue" }),
      { slug, bookingId },
    ],
    ["reschedule", rescheduleAddress({ slug, bookingId }), { slug, bookingId }],
    ["live", liveAddress({ slug, channelId: "channel" }), { slug, channelId: "channel" }],
    ["payment", bookingPaymentAddress({ slug, bookingId, paymentId }), { paymentId }],
    ["payment", paymentAddress(way), { paymentId }],
    ["paymentStatus", paymentStatusAddress(way), { paymentId }],
  ] as const)("matches its own route: %s, %s", (name, address, parameters) => {
    const { pathname } = new URL(address, origin);
    const leaf = matchRoutes(routes, pathname)?.at(-1);
    expect(leaf?.route.path).toBe(PATHS[name]);
    expect(leaf?.params).toEqual(parameters);
  });

  const fixed = TABLE.filter((path) => !path.includes(":"));
  it.each(fixed)("without parameters matches the route of that path: %s", (path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
  });

  it("never leads to another site, whatever its parameters are", () => {
    expect(pathTo(PATHS.about, { slug: "/elsewhere.example" })).toBe("/%2Felsewhere.example/about");
  });
});

describe("a slug is reserved when it is", () => {
  const segments = [...TABLE, ...SERVER_PATHS].map((path) => path.split("/").filter(Boolean));
  const isWord = (segment?: string): segment is string =>
    segment !== undefined && !segment.startsWith(":");
  const first = new Set(segments.map(([word]) => word).filter(isWord));
  const belowSlug = new Set(
    segments
      .filter(([word]) => word === ":slug")
      .map(([, word]) => word)
      .filter(isWord),
  );

  it.each([...first].filter(isSlug))("the first segment of a path of the site: %s", (word) => {
    expect(RESERVED_SLUGS).toContain(word);
  });

  it.each([...belowSlug])("a segment below a creator's slug: %s", (word) => {
    expect(RESERVED_SLUGS).toContain(word);
  });

  it("a public file, or the folder of built assets", () => {
    const files = readdirSync("public").filter(isSlug);
    for (const name of [...files, "assets"]) expect(RESERVED_SLUGS).toContain(name);
  });
});
