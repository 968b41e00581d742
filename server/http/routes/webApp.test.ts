import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { createWebApp } from "./webApp.ts";

const TERMS = "https://example.com/our/terms?a=b";
const SCRIPT = "console.log('app')";
/** Too large to be kept in memory. */
const LARGE = "x".repeat(300 * 1024);

/** Of the reader of documents, by their types. */
const READER_FILES = {
  "worker.mjs": "text/javascript",
  "decoder.js": "text/javascript",
  "decoder.wasm": "application/wasm",
  "map.bcmap": "application/octet-stream",
  "font.pfb": "application/octet-stream",
  "font.ttf": "font/ttf",
};

describe("the files of the site", () => {
  let folder: string;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "files-"));
    await mkdir(path.join(folder, "dist", "assets"), { recursive: true });
    await writeFile(path.join(folder, "secret.txt"), "secret");
    for (const name of [".maps/app-1.map", ".vite/manifest.json"]) {
      await mkdir(path.dirname(path.join(folder, "dist", name)), { recursive: true });
      await writeFile(path.join(folder, "dist", name), "secret");
    }
    await writeFile(path.join(folder, "dist", "index.html"), "<title>app</title>");
    await writeFile(path.join(folder, "dist", "assets", "app-1.js"), SCRIPT);
    await writeFile(path.join(folder, "dist", "assets", "app-1.js.br"), brotliCompressSync(SCRIPT));
    await writeFile(path.join(folder, "dist", "assets", "large-1.js"), LARGE);
    await writeFile(path.join(folder, "dist", "sw.js"), SCRIPT);
    await writeFile(path.join(folder, "dist", "site.webmanifest"), "{}");
    await mkdir(path.join(folder, "dist", "assets", "pdfjs-1"));
    for (const name of Object.keys(READER_FILES)) {
      await writeFile(path.join(folder, "dist", "assets", "pdfjs-1", name), "bytes");
    }
    server = await startTestServer({
      more: {
        files: [
          {
            path: "/",
            answer: createWebApp(path.join(folder, "dist"), { elsewhere: { "/terms": TERMS } }),
          },
        ],
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const get = (pathname: string, init?: RequestInit) => fetch(server.address + pathname, init);

  it("gives the app for every path that looks like a page, never from an old copy", async () => {
    for (const pathname of ["/", "/demo-speaker/about", "/payment/1?a=b.c"]) {
      const response = await get(pathname);
      expect(response.status, pathname).toBe(200);
      expect(await response.text()).toBe("<title>app</title>");
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("sends on who opens a page that is elsewhere, and nobody else", async () => {
    for (const pathname of ["/terms", "/terms/", "/Terms", "/terms?utm_source=mail"]) {
      const response = await get(pathname, { redirect: "manual" });
      expect([response.status, response.headers.get("location")], pathname).toEqual([302, TERMS]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
    for (const pathname of ["/privacy", "/terms/other", "/constructor"]) {
      expect((await get(pathname, { redirect: "manual" })).status, pathname).not.toBe(302);
    }
  });

  it("gives the app for every other path too, with the status of what it shows", async () => {
    const { hostname, port } = new URL(server.address);
    const paths = ["/404", "/no/such/page", "/%", "/%00", "/%ff", "/help", "/%e2%80%ae", "//x"];
    for (const pathname of paths) {
      // `fetch` would normalise some of them.
      const [status, body] = await new Promise<[number, string]>((resolve) => {
        request({ hostname, port, path: pathname }, (response) => {
          text(response).then(
            (read) => resolve([response.statusCode ?? 0, read]),
            () => undefined,
          );
        }).end();
      });
      expect([status, body], pathname).toEqual([404, "<title>app</title>"]);
    }
  });

  it.each([
    "bytes=5-1",
    "bytes=0-0",
    "bytes=-5",
    "bytes=-",
    "bytes=9-",
    "bytes=99999999999999999999-",
    "bytes=0-1,3-4",
    "bytes=a-b",
    "lines=1-2",
    "nothing",
  ])("are given whole to who asks for a part: %s", async (range) => {
    for (const pathname of ["/", "/assets/app-1.js"]) {
      const response = await get(pathname, { headers: { range } });
      expect(response.status, pathname).toBe(200);
      expect((await response.text()).length).toBe(Number(response.headers.get("content-length")));
    }
    expect(server.log).toEqual([]);
  });

  it("keeps assets for ever, and sends them compressed", async () => {
    const response = await get("/assets/app-1.js", { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toBe(SCRIPT);
  });

  it("sends a file uncompressed to a client that can't read it compressed", async () => {
    for (const encoding of ["identity", "br;q=0", "gzip"]) {
      const { headers } = await get("/assets/app-1.js", {
        headers: { "accept-encoding": encoding },
      });
      expect(headers.get("content-encoding"), encoding).toBeNull();
      expect(headers.get("vary")).toBe("accept-encoding");
    }
  });

  it("is asked once for what hasn't changed", async () => {
    const etag = (await get("/sw.js")).headers.get("etag") ?? "";
    const again = await get("/sw.js", { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, "no-cache"]);
    const other = await get("/sw.js", { headers: { "if-none-match": 'W/"1-1"' } });
    expect(other.status).toBe(200);
  });

  it("sends what is large, and only says how large it is to who asks for that", async () => {
    expect(await (await get("/assets/large-1.js")).text()).toBe(LARGE);
    const asked = await get("/assets/large-1.js", { method: "HEAD" });
    expect([asked.status, asked.headers.get("content-length")]).toEqual([200, `${LARGE.length}`]);
    expect(await asked.text()).toBe("");
  });

  it("reads a file once, and again after a failure", async () => {
    const file = path.join(folder, "dist", "favicon.ico");
    await writeFile(file, "icon");
    const app = await startTestServer({
      more: { files: [{ path: "/", answer: createWebApp(path.join(folder, "dist")) }] },
    });
    const icon = async () => (await fetch(`${app.address}/favicon.ico`)).text();
    await rm(file);
    expect(await icon()).not.toBe("icon");
    await writeFile(file, "icon");
    expect(await icon()).toBe("icon");
    await rm(file);
    expect(await icon()).toBe("icon");
    await app.stop();
  });

  it.each(Object.entries(READER_FILES))(
    "says what the reader's files are: %s",
    async (name, type) => {
      const { status, headers } = await get(`/assets/pdfjs-1/${name}`);
      expect([status, headers.get("content-type")]).toEqual([200, type]);
      expect(headers.get("cache-control")).toContain("immutable");
    },
  );

  it.each([
    ["/sw.js", "text/javascript"],
    ["/site.webmanifest", "application/manifest+json"],
  ])("has %s asked for again each time", async (pathname, type) => {
    const { status, headers } = await get(pathname);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("answers 404 for a file that is not there, which may come with the next version", async () => {
    for (const pathname of ["/assets/gone-1.js", "/assets/gone", "/favicon.svg", "/robots.txt"]) {
      const response = await get(pathname);
      expect(response.status, pathname).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("never leaves its folder", async () => {
    const paths = ["/%2e%2e/secret.txt", "/..%2fsecret.txt"];
    for (const pathname of paths) {
      expect(await (await get(pathname)).text(), pathname).not.toContain("secret");
    }
  });

  it("shows no source map and nothing else of what a build says of itself", async () => {
    const paths = [
      "/.maps/app-1.map",
      "/%2emaps/app-1.map",
      "/.maps/app-1.map/",
      "/.vite/manifest.json",
    ];
    for (const pathname of paths) {
      const response = await get(pathname);
      expect(await response.text(), pathname).not.toContain("secret");
    }
  });

  it("lets pages run nothing but the site's own scripts", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toContain(
      "script-src 'self' 'wasm-unsafe-eval'; ",
    );
    expect(headers.get("permissions-policy")).toContain("camera=(self)");
  });

  it("is only read", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(405);
    expect((await get("/assets/app-1.js", { method: "DELETE" })).status).toBe(405);
  });
});

describe("a server whose web app is not built", () => {
  it("says what to do", async () => {
    const server = await startTestServer({
      more: { files: [{ path: "/", answer: createWebApp("/no/such/folder") }] },
    });
    const response = await fetch(server.address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm run build");
    await server.stop();
  });
});
