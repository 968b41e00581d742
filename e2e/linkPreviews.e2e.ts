import type { Browser, BrowserContext, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { gotoRendered } from "./support/steps.ts";
import { TAKEN } from "../src/app/pageData.ts";

const ABOUT = "/demo-speaker/about";
const OFFERINGS = "/demo-speaker/offerings";
const DROP = "/demo-speaker/consumable/publication/pub_demo_speaker_1";
const TALK = "/demo-speaker/consumable/talk/tlk_demo_speaker_1";
const CALL = "/demo-speaker/booking/one_demo_speaker_1";

let server: TestServer;
let browser: Browser;
let crawler: BrowserContext;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  crawler = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  page = await crawler.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** What a crawler reads of a page: its tags by their names, and its data for machines. */
async function crawl(path: string) {
  await gotoRendered(page, path);
  const tags = await page
    .locator("meta[property], meta[name]")
    .evaluateAll((metas) =>
      metas.map((meta) => [
        meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
        meta.getAttribute("content") ?? "",
      ]),
    );
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text) as { "@graph": Thing[] });
  return {
    names: tags.map(([name]) => name),
    tags: Object.fromEntries(tags) as Record<string, string>,
    canonical: await page.locator('link[rel="canonical"]').getAttribute("href"),
    things: data.flatMap((one) => one["@graph"]),
  };
}

type Thing = { "@type": string } & Record<string, unknown>;

/**
 * What a search engine requires of each type of thing, by
 * https://developers.google.com/search/docs/appearance/structured-data.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ProfilePage: ["mainEntity"],
  Person: ["name"],
  Product: ["name", "image", "offers"],
  Brand: ["name"],
  Offer: ["price", "priceCurrency"],
  Event: ["name", "startDate", "location"],
  Place: ["name", "address"],
  VirtualLocation: ["url"],
};

/** Every thing within a value, each checked for what its type requires. */
function requireFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(requireFields);
  if (typeof value !== "object" || value === null) return [];
  const type = (value as Partial<Thing>)["@type"];
  const required = type === undefined ? [] : REQUIRED[type];
  expect(required, `what ${type} requires`).toBeDefined();
  for (const field of required ?? []) {
    expect((value as Thing)[field], `${type}.${field}`).toBeTruthy();
  }
  return [...(type === undefined ? [] : [type]), ...Object.values(value).flatMap(requireFields)];
}

/** The picture of a link shows the first page once it is drawn, and has another address then. */
async function untilFirstPageIsDrawn(): Promise<void> {
  const pages = page.locator('main img[src^="/thumbnails/"]');
  const isDrawn = async () => {
    await gotoRendered(page, DROP);
    return (await pages.count()) > 0;
  };
  await expect.poll(isDrawn, { interval: 500 }).toBe(true);
}

describe("a link that is posted elsewhere", () => {
  it.each([
    [ABOUT, "Demo Speaker", ["ProfilePage", "Person"]],
    [OFFERINGS, "Demo Speaker", ["ProfilePage", "Person"]],
    [DROP, "The quiet interface", ["Product", "Brand", "Offer"]],
    [CALL, "First hello", ["Product", "Brand", "Offer"]],
    ["/home", "Turn your audience into clients", []],
    ["/imprint", "Imprint", []],
  ])("shows itself well: %s", async (path, title, types) => {
    const { tags, names, canonical, things } = await crawl(`${path}?utm_source=slide`);
    expect(new Set(names).size).toBe(names.length);
    expect(canonical).toBe(server.url + path);
    expect(tags).toMatchObject({
      "og:title": title,
      "og:url": canonical,
      "og:site_name": "Beamers",
      "twitter:card": "summary_large_image",
    });
    expect(tags["description"]).toMatch(/\w/);
    expect(tags["og:description"]).toBe(tags["description"]);
    expect(tags["robots"]).toBeUndefined();
    expect(requireFields(things)).toEqual(types);
    const picture = await crawler.request.get(tags["og:image"] ?? "");
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
  });

  it("says when and where an event is, for a talk that has both", async () => {
    const { things } = await crawl(TALK);
    expect(requireFields(things)).toEqual(
      expect.arrayContaining(["Product", "Offer", "Event", "Place"]),
    );
    const event = things.find((thing) => thing["@type"] === "Event");
    expect(event?.["startDate"]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it("says the price that its page shows", async () => {
    const { things } = await crawl(DROP);
    const offer = things[0]?.["offers"] as { price: string } | undefined;
    const shown = offer?.price.replace(".", ",");
    expect(shown).toMatch(/^\d+,\d\d$/);
    expect(await page.locator("main").innerText()).toContain(`€\u00a0${shown}`);
  });

  it("keeps its picture's address, and sends a former one on", async () => {
    await untilFirstPageIsDrawn();
    const { tags } = await crawl(DROP);
    const former = (tags["og:image"] ?? "").replace(/\w{16}\.jpg$/, `${"0".repeat(16)}.jpg`);
    const { status, headers } = await fetch(former, { redirect: "manual" });
    expect([status, headers.get("cache-control")]).toEqual([302, "no-cache"]);
    expect(server.url + headers.get("location")).toBe(tags["og:image"]);
    for (const absurd of [
      "usr_nobody/0000000000000000.jpg",
      "x",
      "../../etc/passwd",
      "a/b/c.jpg",
    ]) {
      expect((await fetch(`${server.url}/link-previews/${absurd}`)).status, absurd).toBe(404);
    }
  });

  it("is not to be found where nothing is", async () => {
    const html = await (await fetch(`${server.url}/nobody/about`)).text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain("canonical");
  });
});

describe("the address that a page says it has", () => {
  it("goes once another page is shown, so that nobody shares the former one", async () => {
    const { page: tab, leave } = await visit(browser, { url: server.url, width: 390 });
    await tab.goto(ABOUT);
    await tab.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, TAKEN);
    const link = tab.locator('link[rel="canonical"]');
    expect(await link.getAttribute("href")).toBe(server.url + ABOUT);
    await tab.getByRole("link", { name: "Offerings" }).first().click();
    await tab.waitForURL(`**${OFFERINGS}`);
    await link.waitFor({ state: "detached" });
    await leave();
  });
});
