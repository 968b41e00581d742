import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { request as requestOf } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import persistedQueries from "../../../src/__generated__/persisted.json" with { type: "json" };
import { renderPage } from "../../../src/app/render.tsx";
import { type Beamer, beamer } from "../../world/people.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { sendText } from "../transport/send.ts";
import { persistedDocuments } from "../graphql/persistedDocuments.ts";
import { updateUserProfile } from "../../services/profiles/updateUserProfile.ts";
import { createPageDocument } from "./pageDocument.ts";
import type { RenderPage } from "./rendered.ts";
import { createRenderedPages } from "./renderedPages.ts";

const INDEX = `<html><head><meta\n  name="description" content="The site"\n/><title>App</title></head><body><noscript><p>-</p></noscript><div id="root"></div></body></html>`;

describe("a page that a visitor opens", () => {
  let server: TestServer;
  let creator: Beamer;
  let rendered: string[];
  let render: RenderPage;
  let longestRenderMs: number;

  /** What other parts of the server have said about an answer. */
  let said: Record<string, string>;

  const start = async (
    options: { callsPerMinute?: number; countryHeader?: string; trustedProxies?: number } = {},
  ) => {
    server = await startTestServer({
      ...options,
      documents: persistedDocuments(persistedQueries),
      filesOf: (parts) => {
        const toDocument = createPageDocument({ index: INDEX, manifest: {} });
        const answerRendered = createRenderedPages({
          ...parts,
          toDocument,
          longestRenderMs,
          render: (page) => {
            rendered.push(page.address);
            return render(page);
          },
        });
        const answer = async (...args: Parameters<typeof answerRendered>) => {
          for (const [name, value] of Object.entries(said)) args[1].setHeader(name, value);
          if (await answerRendered(...args)) return;
          sendText(args[1], { status: 200, text: "the browser's own" });
        };
        return [{ path: "/", answer }];
      },
    });
    creator = await beamer(server.world, { slug: "ada", firstName: "Ada", lastName: "Demo" });
    await creator.offers({ title: "An hour", priceInCents: 10_000 });
  };

  beforeEach(async () => {
    rendered = [];
    said = {};
    render = renderPage;
    // A busy machine may be slow.
    longestRenderMs = 60_000;
    await start();
  });
  afterEach(() => server.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { headers, redirect: "manual" });
  const textOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).text();

  it("comes with its content and its data, and is made once for all who see the same", async () => {
    const first = await get("/ada/offerings?utm_source=slide");
    const html = await first.text();
    expect(first.status).toBe(200);
    expect(html).toContain("<title>Ada Demo · Offerings · Beamers</title>");
    expect(html).toContain("An hour");
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical"');
    expect(html).toContain('<script type="application/json" id="page-data">{"now":');
    expect(await textOf("/ada/offerings")).toBe(html);
    expect(rendered).toEqual(["/ada/offerings"]);
  });

  it("is made once for a crowd that comes at once, before and after its calls are known", async () => {
    const crowd = () => Promise.all(Array.from({ length: 40 }, () => textOf("/ada/offerings")));
    const first = await crowd();
    expect(new Set(first).size).toBe(1);
    expect(first[0]).toContain("An hour");
    expect(rendered).toHaveLength(1);
    await creator.offers({ title: "Another hour" });
    const second = await crowd();
    expect(new Set(second).size).toBe(1);
    expect(second[0]).toContain("Another hour");
    expect(rendered).toHaveLength(2);
  });

  it("has one address: others, and other queries, make no other page", async () => {
    for (const path of ["/Ada/about", "/ada/ABOUT", "/ada/about/", "/%61da/about"]) {
      const { status, headers } = await get(`${path}?utm_source=slide`);
      expect([status, headers.get("location")], path).toEqual([302, "/ada/about?utm_source=slide"]);
    }
    await get("/contact?about=investors&utm_source=a");
    await get("/contact?utm_source=b&about=investors");
    expect(rendered).toEqual(["/contact?about=investors"]);
  });

  it("shows a change at once", async () => {
    expect(await textOf("/ada/about")).toContain("Speaker on calm technology");
    const context = server.world.contextFor(creator.viewer);
    await updateUserProfile(context, { professionalTitle: "Countess" });
    expect(await textOf("/ada/about")).toContain("Countess");
  });

  it("is rendered again after a minute, as it says when it was made", async () => {
    const html = await textOf("/ada/about");
    server.world.clock.advance(59_000);
    expect(await textOf("/ada/about")).toBe(html);
    server.world.clock.advance(1_000);
    expect(await textOf("/ada/about")).not.toBe(html);
  });

  it("is rendered again as soon as something in it begins or is over", async () => {
    const inTenSeconds = server.world.now() + 10_000;
    await creator.speaks({ eventDate: inTenSeconds });
    await get("/ada/about");
    server.world.clock.advance(9_000);
    await get("/ada/about");
    expect(rendered).toHaveLength(1);
    server.world.clock.advance(1_000);
    await get("/ada/about");
    expect(rendered).toHaveLength(2);
  });

  it("has the prices of the visitor's country, and the zone of their browser", async () => {
    const from = (cookie: string) => textOf("/ada/offerings", { cookie });
    expect(await from("__Host-country=FR")).toContain("France");
    expect(await from("__Host-country=DE")).toContain("Germany");
    expect(await from("__Host-country=FR")).toContain("France");
    expect(await from("")).toContain("Brussels");
    expect(await from("__Host-browserZone=Asia%2FTokyo")).toContain("Tokyo");
    expect(await from("__Host-timeZone=America%2FLima")).toContain("Lima");
    for (const absurd of ["Nowhere", "%3Cscript%3E", "UTC'", "__proto__", "x".repeat(500)]) {
      expect(await from(`__Host-browserZone=${absurd}; __Host-country=${absurd}`)).toContain(
        "Brussels",
      );
    }
  });

  it("may be shared only if it has no prices", async () => {
    const controlOf = async (path: string) => (await get(path)).headers.get("cache-control");
    expect(await controlOf("/ada/offerings")).toBe("private, no-cache");
    expect(await controlOf("/ada/about")).toBe("private, no-cache");
    expect(await controlOf("/home")).toBe("public, max-age=60");
    expect(await controlOf("/nobody/about")).toBe("private, no-cache");
    expect(await controlOf("/ada")).toBe("no-cache");
  });

  describe("behind a proxy that names the visitor's country", () => {
    const HEADER = "x-country";
    beforeEach(async () => {
      await server.stop();
      await start({ countryHeader: HEADER, trustedProxies: 1 });
    });

    const from = (country: string, headers: Record<string, string> = {}) =>
      get("/ada/offerings", { [HEADER]: country, ...headers });
    const sharingIn = ({ headers }: Response) => [
      headers.get("cache-control"),
      headers.get("vary"),
    ];
    const SHARED = ["public, max-age=0, s-maxage=60", "accept-encoding, cookie, x-country"];
    const OWN = ["private, no-cache", "accept-encoding"];

    it("has the prices of that country, and is shared by who is from there", async () => {
      for (const [country, name] of [
        ["FR", "France"],
        ["de", "Germany"],
      ] as const) {
        const page = await from(country);
        expect(await page.text()).toContain(name);
        expect(sharingIn(page)).toEqual(SHARED);
      }
    });

    it("is a visitor's own where the header says nothing: the address may then", async () => {
      const forwarded = { "x-forwarded-for": "8.8.8.8" };
      for (const country of ["XX", "T1", "FR, DE", "<b>", ""]) {
        const page = await from(country, forwarded);
        expect(await page.text(), country).toContain("United States");
        expect(sharingIn(page), country).toEqual(OWN);
      }
      expect(sharingIn(await get("/ada/offerings"))).toEqual(OWN);
    });

    it("is kept apart by cookies, which go before the country", async () => {
      const plain = await from("FR");
      const tag = plain.headers.get("etag") ?? "";
      const html = await plain.text();
      const chosen = ["country=DE", "timeZone=America%2FLima", "browserZone=Asia%2FTokyo"];
      for (const cookie of chosen) {
        const page = await from("FR", { cookie: `__Host-${cookie}` });
        // That a cache may keep it depends on this line.
        expect(page.headers.get("vary"), cookie).toContain("cookie");
        expect(page.headers.get("etag"), cookie).not.toBe(tag);
        expect(await page.text(), cookie).not.toBe(html);
      }
      expect(await (await from("FR")).text()).toBe(html);
    });

    it("says the same of a page that the cache has already", async () => {
      const etag = (await from("FR")).headers.get("etag") ?? "";
      const again = await from("FR", { "if-none-match": etag });
      expect([again.status, ...sharingIn(again)]).toEqual([304, ...SHARED]);
      expect((await from("DE", { "if-none-match": etag })).status).toBe(200);
    });

    it("is never shared when it is missing, nor when it sets a cookie", async () => {
      expect(sharingIn(await get("/nobody/about", { [HEADER]: "FR" }))).toEqual(OWN);
      said = { "set-cookie": "a=b" };
      expect(sharingIn(await from("FR"))).toEqual(OWN);
      expect(sharingIn(await get("/home"))).toEqual(OWN);
    });

    it("without prices is shared by all, as everywhere", async () => {
      const page = await get("/home", { [HEADER]: "FR" });
      expect(sharingIn(page)).toEqual(["public, max-age=60", "accept-encoding"]);
    });
  });

  it("is nobody's but the visitor's where no proxy names countries, whatever they send", async () => {
    const page = await get("/ada/offerings", { "x-country": "FR", "cf-ipcountry": "FR" });
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    expect(await page.text()).not.toContain("France");
  });

  it("says nothing of a visitor if it may be shared", async () => {
    const cookie = "__Host-browserZone=Pacific%2FChatham";
    const html = await textOf("/home", { cookie });
    expect(html).not.toContain("Chatham");
    expect(html).toContain('"timeZone":null');
  });

  it("isn't sent again to a browser that has it", async () => {
    const etag = (await get("/ada/about")).headers.get("etag") ?? "";
    const again = await get("/ada/about", { "if-none-match": `"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/ada/about", { "if-none-match": '"x"' })).status).toBe(200);
    const missing = (await get("/nobody/about")).headers.get("etag") ?? "";
    expect((await get("/nobody/about", { "if-none-match": missing })).status).toBe(404);
  });

  it("is compressed as the browser can read it, and whole for who can't", async () => {
    const raw = (encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const asked = requestOf(
          `${server.address}/ada/about`,
          { headers: { "accept-encoding": encoding } },
          (response) =>
            void buffer(response).then((body) =>
              resolve({ encoding: response.headers["content-encoding"], body }),
            ),
        );
        asked.on("error", reject).end();
      });
    const whole = await raw("identity");
    const br = await raw("gzip, deflate, br");
    const zipped = await raw("gzip");
    expect([whole.encoding, br.encoding, zipped.encoding]).toEqual([undefined, "br", "gzip"]);
    expect((await raw("br;q=0, gzip;q=0.5")).encoding).toBe("gzip");
    expect((await raw("gzip;q=0, x-br-y")).encoding).toBeUndefined();
    expect(brotliDecompressSync(br.body)).toEqual(whole.body);
    expect(gunzipSync(zipped.body)).toEqual(whole.body);
  });

  it("is the 404 page where nothing is, at the address that was asked for", async () => {
    for (const path of ["/nobody/about", "/nobody/offerings", "/no/such/page", "/404", "/%"]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text(), path).toContain("<h1");
    }
  });

  it("leads on, with what the address says besides", async () => {
    const leads = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get("location")];
    };
    expect(await leads("/?utm_source=mail")).toEqual([302, "/home?utm_source=mail"]);
    expect(await leads("/ada?utm_source=slide")).toEqual([302, "/ada/about?utm_source=slide"]);
  });

  it("is the browser's own for people who are signed in, and all pages behind the sign-in", async () => {
    const cookie = "__Host-signedIn=yes";
    expect(await textOf("/ada/about", { cookie })).toBe("the browser's own");
    expect(await textOf("/home", { cookie })).toBe("the browser's own");
    expect(await textOf("/ada/about", { authorization: "Bearer x" })).toBe("the browser's own");
    for (const path of ["/login", "/user/home", "/payment/pay_1", "/join"]) {
      expect(await textOf(path), path).toBe("the browser's own");
    }
    expect(rendered).toEqual([]);
  });

  it("is the browser's own when it can't be rendered, and the log says why once a minute", async () => {
    render = () => Promise.reject(new Error("broken"));
    expect(await textOf("/ada/about?secret=1")).toBe("the browser's own");
    expect(await textOf("/ada/offerings")).toBe("the browser's own");
    expect(server.log).toEqual([
      {
        level: "error",
        message: "a page could not be rendered",
        details: { path: "/ada/about", error: expect.stringContaining("broken") },
      },
    ]);
    render = renderPage;
    expect(await textOf("/ada/about")).toContain("Ada Demo");
  });

  it("is the browser's own when it takes too long", async () => {
    await server.stop();
    longestRenderMs = 10;
    await start();
    render = () => new Promise(() => {});
    expect(await textOf("/ada/about")).toBe("the browser's own");
    expect(server.log).toMatchObject([
      { message: "a page could not be rendered", details: { path: "/ada/about" } },
    ]);
  });

  it("is the browser's own for who asks too often, and for an endless address", async () => {
    await server.stop();
    await start({ callsPerMinute: 20 });
    const seen = [];
    for (let count = 0; count < 101; count += 1) seen.push(await textOf("/home"));
    expect(seen[99]).toContain("<h1");
    expect(seen[100]).toBe("the browser's own");
    await server.stop();
    await start({ callsPerMinute: 20 });
    // Two may be rendered; those that are kept don’t count.
    const asked = ["/home", "/ada/about", "/home", "/team", "/ada/about"];
    const isRendered = [];
    for (const path of asked) isRendered.push((await textOf(path)).includes("<h1"));
    expect(isRendered).toEqual([true, true, true, false, true]);
    await server.stop();
    await start();
    expect(await textOf(`/contact?about=${"x".repeat(600)}`)).toBe("the browser's own");
  });

  it("shows what people typed as text, also within its data", async () => {
    await creator.offers({ title: "</script><script>alert(1)</script>$&" });
    const html = await textOf("/ada/offerings");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("\\u003c/script>\\u003cscript>alert(1)\\u003c/script>$&");
    expect(html).toContain("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;");
  });
});
