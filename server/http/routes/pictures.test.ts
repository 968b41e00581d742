import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { Files } from "../../providers/files/port.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { createKeptPictures } from "./keptPictures.ts";
import { pictureRoutes } from "./pictures.ts";

describe("public pictures", () => {
  let server: TestServer;
  let outage = false;
  let reads = 0;
  beforeAll(async () => {
    const orAway = <Call extends (...args: never[]) => unknown>(call: Call): Call =>
      ((...args) => {
        if (outage) throw new RefusalError("UNAVAILABLE");
        return call(...args);
      }) as Call;
    const later: Files = {
      write: (file) => server.world.providers.files.write(file),
      read: orAway((file) => {
        reads += 1;
        return server.world.providers.files.read(file);
      }),
      sizeOf: orAway((key) => server.world.providers.files.sizeOf(key)),
      remove: (key) => server.world.providers.files.remove(key),
    };
    const now = () => server.world.now();
    const pictures = createKeptPictures({ now, files: later });
    server = await startTestServer({ more: { routes: pictureRoutes(pictures) } });
    for (const key of ["profilepics/img_1.jpg", "thumbnails/img_2.webp", "documents/doc_1.pdf"]) {
      await store(key, `bytes of ${key}`);
    }
  });
  afterAll(() => server.stop());

  const readsDuring = async (work: () => Promise<unknown>) => {
    const before = reads;
    await work();
    return reads - before;
  };
  const store = (key: string, text: string) =>
    server.world.providers.files.write({
      key,
      contentType: "image/jpeg",
      content: new Blob([text]).stream(),
    });
  const get = (pathname: string, init?: RequestInit) => fetch(server.address + pathname, init);

  it.each([
    ["/profilepics/img_1.jpg", "image/jpeg"],
    ["/thumbnails/img_2.webp", "image/webp"],
    ["/thumbnails/img_2.webp?a=b", "image/webp"],
  ])("are kept for ever by who has seen them: %s", async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toBe(`bytes of ${path.split("?")[0]?.slice(1)}`);
  });

  it("say how large they are without being sent", async () => {
    const response = await get("/profilepics/img_1.jpg", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("30");
    expect(await response.text()).toBe("");
  });

  it("are not sent again to clients that have them", async () => {
    const etag = (await get("/profilepics/img_1.jpg")).headers.get("etag") ?? "";
    const known = { headers: { "if-none-match": `"other", ${etag}` } };
    expect((await get("/profilepics/img_1.jpg", known)).status).toBe(304);
    const other = { headers: { "if-none-match": '"other"' } };
    expect((await get("/profilepics/img_1.jpg", other)).status).toBe(200);
  });

  it("are sent whole to clients that ask for a part", async () => {
    const response = await get("/profilepics/img_1.jpg", { headers: { range: "bytes=0-3" } });
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBe(30);
  });

  it("are there as soon as they are stored", async () => {
    const missing = await get("/profilepics/img_9.jpg");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    await store("profilepics/img_9.jpg", "new");
    expect((await get("/profilepics/img_9.jpg")).status).toBe(200);
  });

  it("are read from the storage once a minute, however many ask", async () => {
    await store("profilepics/img_4.jpg", "asked for by many");
    const askedBy = async (people: number) => {
      const asked = Array.from({ length: people }, () => get("/profilepics/img_4.jpg"));
      for (const response of await Promise.all(asked)) {
        expect(await response.text()).toBe("asked for by many");
      }
    };
    expect(await readsDuring(() => askedBy(20))).toBe(1);
    server.world.clock.advance(MINUTE_MS - 1);
    expect(await readsDuring(() => askedBy(20))).toBe(0);
    server.world.clock.advance(1);
    expect(await readsDuring(() => askedBy(1))).toBe(1);
  });

  it("are gone a minute after they were removed", async () => {
    await store("profilepics/img_5.jpg", "removed");
    await get("/profilepics/img_5.jpg");
    await server.world.providers.files.remove("profilepics/img_5.jpg");
    server.world.clock.advance(MINUTE_MS);
    expect((await get("/profilepics/img_5.jpg")).status).toBe(404);
  });

  it("are sent as they are read when they are large, and not kept in memory", async () => {
    const large = "x".repeat(300 * 1024);
    await store("thumbnails/img_6.webp", large);
    const ask = async () =>
      expect(await (await get("/thumbnails/img_6.webp")).text()).toHaveLength(large.length);
    expect(await readsDuring(() => Promise.all([ask(), ask()]))).toBe(2);
  });

  it.each([
    "/thumbnails/../documents/doc_1.pdf",
    "/thumbnails/..%2fdocuments%2fdoc_1.pdf",
    "/thumbnails/%2e%2e/documents/doc_1.pdf",
    "/thumbnails//documents/doc_1.pdf",
    "/thumbnails/documents/doc_1.pdf",
    "/thumbnails/doc_1.pdf",
    "/profilepics/img_1.jpg/",
    "/profilepics/img_1.jpg%00.jpg",
    "/profilepics/img_1.svg",
    "/profilepics/",
    "/profilepics/.jpg",
    "/profilepics/%",
  ])("are all that is shown of the storage: not %s", async (path) => {
    const socket = openSocket(server.address);
    // Sent raw, because `fetch` would normalise it.
    socket.write(head(`GET ${path} HTTP/1.1`, { connection: "close" }));
    const answer = await socket.closed();
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain("bytes of");
  });

  it("are asked for so often by an address, and no oftener", async () => {
    const { now, providers } = server.world;
    const routes = pictureRoutes(createKeptPictures({ now, files: providers.files }));
    const narrow = await startTestServer({ callsPerMinute: 1, more: { routes } });
    const statuses = new Set<number>();
    for (let count = 0; count < 20; count += 1) {
      statuses.add((await fetch(`${narrow.address}/profilepics/img_1.jpg`)).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await fetch(`${narrow.address}/thumbnails/img_2.webp`)).status).toBe(429);
    expect((await narrow.post({ query: "{ __typename }" })).status).toBe(200);
    await narrow.stop();
  });

  it("are only read", async () => {
    expect((await get("/profilepics/img_1.jpg", { method: "POST" })).status).toBe(405);
  });

  it("are not there for a moment when the storage is away, and nobody keeps that answer", async () => {
    server.world.clock.advance(MINUTE_MS);
    outage = true;
    const response = await get("/profilepics/img_1.jpg");
    outage = false;
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(response.headers.get("retry-after")).toBe("1");
  });
});
