import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bookingDetailAddress, rescheduleAddress } from "../../../src/domain/bookings/addresses.ts";
import { liveAddress } from "../../../src/domain/live/addresses.ts";
import {
  aboutAddress,
  bookingAddress,
  itemAddress,
  offeringsAddress,
} from "../../../src/domain/profiles/addresses.ts";
import { MARKETING_PATHS, PATHS, SERVER_PATHS } from "../../../src/domain/shared/paths.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { robots, robotsText } from "./robots.ts";

const RULES = [...robotsText("https://beamers.example").matchAll(/^Disallow: (.*)$/gm)].map(
  ([, rule = ""]) =>
    new RegExp(
      `^${rule
        .replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll("*", ".*")
        .replaceAll(/\$(?!$)/g, String.raw`\$`)}`,
    ),
);

/** As robots read the rules: each is a beginning, `*` is anything, `$` the end. */
const isAllowed = (path: string) => !RULES.some((rule) => rule.test(path));

describe("robots are asked", () => {
  it.each([
    "/",
    ...Object.values(MARKETING_PATHS),
    "/contact?about=investors",
    "/thumbnails/a.webp",
    "/profilepics/a.webp",
    "/link-previews/a.png",
    "/assets/index.js",
    "/favicon.svg",
    "/sitemap.xml",
    "/sitemap/site.xml",
    "/sitemap/creators/usr_1.xml",
  ])("to read %s", (path) => {
    expect(isAllowed(path)).toBe(true);
  });

  it.each(["ada", "beamer-ada", "user-1", "login-help", "local-hero", "paymentlive", "live-ada"])(
    "to read what a creator has, whatever the name is: %s",
    (slug) => {
      for (const path of [
        `/${slug}`,
        aboutAddress(slug),
        offeringsAddress(slug),
        bookingAddress({ slug, offerId: "one_1" }),
        itemAddress({ slug, kind: "talk", itemId: "tlk_1" }),
      ]) {
        expect(isAllowed(path), path).toBe(true);
      }
    },
  );

  const slug = "ada";
  const pages = Object.values(PATHS);
  const open = new Set<string>(["/thumbnails", "/profilepics", "/link-previews", "/graphql"]);
  it.each([
    ...pages.filter((path) => /^\/(?:beamer|user|payment|login)(?:\/|$)/.test(path)),
    PATHS.join,
    PATHS.confirmMails,
    PATHS.stopMails,
    ...SERVER_PATHS.filter((path) => !open.has(path) && !/^\/(?:robots|sitemap)/.test(path)),
    "/login?returnTo=%2Fbeamer",
    "/user/",
    "/local/mails",
    "/documents/doc_1",
    bookingDetailAddress({ slug, bookingId: "bkg_1" }),
    rescheduleAddress({ slug, bookingId: "bkg_1" }),
    liveAddress({ slug, channelId: "c1" }),
  ])("to leave %s alone", (path) => {
    expect(isAllowed(path)).toBe(false);
  });
});

describe("the file for robots", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ routesOf: ({ world }) => [robots(world)] });
  });
  afterEach(() => server.stop());

  const get = (init?: RequestInit) => fetch(`${server.address}/robots.txt`, init);

  it("is a text that names the sitemap by its whole address", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    const text = await response.text();
    expect(text).toMatch(/^User-agent: \*\nDisallow: /);
    const { publicUrl } = server.world.settings;
    expect(text.endsWith(`\nSitemap: ${publicUrl}/sitemap.xml\n`)).toBe(true);
  });

  it("is only read", async () => {
    const head = await get({ method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get({ method: "POST" })).status).toBe(405);
  });
});
