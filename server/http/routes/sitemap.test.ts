import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import type { ListedStore } from "../../store/ports/listed.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { type Beamer, beamer } from "../../world/people.ts";
import { sitemapRoutes } from "./sitemap.ts";

/** Enough for two pages a minute: a tenth of it. */
const TWO_PER_MINUTE = 20;

describe("the sitemap", () => {
  let server: TestServer;
  let creator: Beamer;
  let origin: string;
  let failure: Error | null;
  /** What the store was asked. */
  let asked: (keyof ListedStore)[];

  const start = async (options: { callsPerMinute?: number } = {}) => {
    server = await startTestServer({
      ...options,
      routesOf: ({ world }) => {
        const { listed } = world.store;
        const watched = Object.entries(listed).map(([name, ask]) => [
          name,
          (given: never) => {
            asked.push(name as keyof ListedStore);
            return failure === null ? ask(given) : Promise.reject(failure);
          },
        ]);
        world.store = { ...world.store, listed: Object.fromEntries(watched) as ListedStore };
        return sitemapRoutes(world);
      },
    });
    origin = server.world.settings.publicUrl;
    creator = await beamer(server.world, { slug: "ada" });
  };
  beforeEach(async () => {
    [asked, failure] = [[], null];
    await start();
  });
  afterEach(() => server.stop());

  const get = (path: string, init?: RequestInit) => fetch(server.address + path, init);
  const locationsIn = async (path: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const found = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
    return [...found].map(([, address = ""]) => address.replace(origin, ""));
  };

  it("leads from its pages to all that visitors may read, and to nothing else", async () => {
    const offer = await creator.offers();
    const drop = await creator.drops();
    const talk = await creator.speaks();
    await creator.drops({ status: "DRAFT" });
    await creator.archives(await creator.speaks());
    const quiet = await beamer(server.world, { slug: "quiet", affiliateCode: "QUIETCODE" });
    const draft = { beamerIsOnboarded: false, affiliateCode: "DRAFTCODE" };
    await (await beamer(server.world, { slug: "draft", ...draft })).drops();
    const nothing = { biography: null, affiliateCode: "EMPTYCODE" };
    await beamer(server.world, { slug: "nothing", ...nothing });

    const [first] = [creator.row.id, quiet.row.id].toSorted();
    const [firstItem] = [offer.id, drop.id, talk.id].toSorted();
    const pages = await locationsIn("/sitemap.xml");
    expect(pages).toEqual([
      "/sitemap/site.xml",
      `/sitemap/creators/${first}.xml`,
      `/sitemap/items/${firstItem}.xml`,
    ]);
    const [site = "", creators = "", items = ""] = pages;
    expect(await locationsIn(site)).toEqual([
      "/home",
      "/features",
      "/beta-program",
      "/private-beta",
      "/for-investors",
      "/team",
      "/contact",
      "/terms",
      "/privacy",
      "/imprint",
    ]);
    expect(await locationsIn(creators)).toEqual(["/ada/offerings", "/ada/about", "/quiet/about"]);
    expect((await locationsIn(items)).toSorted()).toEqual(
      [
        `/ada/booking/${offer.id}`,
        `/ada/consumable/publication/${drop.id}`,
        `/ada/consumable/talk/${talk.id}`,
      ].toSorted(),
    );
  });

  it("is XML with whole addresses, which anybody may keep for an hour", async () => {
    for (const path of ["/sitemap.xml", "/sitemap/site.xml?from=somebody"]) {
      const response = await get(path);
      expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
      const text = await response.text();
      expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<(sitemapindex|urlset) /);
      expect(text).toContain(`<loc>${origin}/`);
      const head = await get(path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    }
  });

  it("leaves out a policy that the operator has elsewhere", async () => {
    server.world.settings.policyUrls.terms = "https://example.com/terms";
    const paths = await locationsIn("/sitemap/site.xml");
    expect(paths).not.toContain("/terms");
    expect(paths).toContain("/privacy");
  });

  it("still has a page whose first creator is gone", async () => {
    expect(await locationsIn("/sitemap/creators/usr_.xml")).toEqual(["/ada/about"]);
  });

  it.each([
    "/sitemap/",
    "/sitemap/x.xml",
    "/sitemap/site.xml/",
    "/sitemap/creators/.xml",
    "/sitemap/creators/a%20b.xml",
    "/sitemap/offers/usr_1.xml",
    `/sitemap/items/${"x".repeat(201)}.xml`,
  ])("has no such page, and asks nobody: %s", async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it("has no page after the last of its rows", async () => {
    expect((await get("/sitemap/creators/zzz.xml")).status).toBe(404);
    expect((await get("/sitemap/items/a.xml")).status).toBe(404);
  });

  it("is only read", async () => {
    for (const path of ["/sitemap.xml", "/sitemap/site.xml"]) {
      const refused = await get(path, { method: "POST" });
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect(asked).toEqual([]);
  });

  it("counts its pages once in some minutes, however many ask", async () => {
    await Promise.all([get("/sitemap.xml"), get("/sitemap.xml")]);
    await get("/sitemap.xml");
    expect(asked).toEqual(["creatorPages", "itemPages"]);
    server.world.clock.advance(HOUR_MS);
    await get("/sitemap.xml");
    expect(asked).toHaveLength(4);
  });

  it("is counted as what is rendered: nobody makes the database read page after page", async () => {
    await server.stop();
    await start({ callsPerMinute: TWO_PER_MINUTE });
    const statuses = [];
    for (const path of ["/sitemap.xml", "/sitemap/creators/a.xml", "/sitemap/creators/b.xml"]) {
      statuses.push((await get(path)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("is refused in order while the database does not answer, and is there afterwards", async () => {
    failure = new RefusalError("UNAVAILABLE");
    expect((await get("/sitemap.xml")).status).toBe(503);
    expect((await get("/sitemap/creators/a.xml")).status).toBe(503);
    failure = null;
    expect((await get("/sitemap.xml")).status).toBe(200);
    expect(server.log).toEqual([]);
  });
});
