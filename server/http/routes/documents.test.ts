import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../src/domain/shared/limits.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { createFolderFiles } from "../../providers/files/folder.ts";
import { logOut } from "../../services/session/logOut.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { DOCUMENT } from "../../store/factories/catalogue.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import { head, openSocket } from "../../testing/rawSocket.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { documents } from "./documents.ts";
import type { Route } from "../handler.ts";

const TEXT = "0123456789";
const PATH = "/documents/doc_1";

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

describe("a document", () => {
  let server: TestServer;
  let creator: Beamer;
  let buyer: Person;
  let drop: PublicationRow;
  let answered: ServerResponse;

  const start = async (perMinute = 1_000) => {
    await server?.stop();
    let route: Route | undefined;
    server = await startTestServer({
      callsPerMinute: perMinute,
      more: {
        routes: [
          {
            path: "/documents/",
            answer: (request, response) => {
              answered = response;
              route ??= documents({
                process: server.world,
                geo: { countryOf: () => null },
                trustedProxies: 0,
                limits: { documentsAtOnce: 5, documentsPerPerson: 3 },
              });
              return route.answer(request, response);
            },
          },
        ],
      },
    });
    const { world } = server;
    creator = await beamer(world, { slug: "speaker" });
    buyer = await user(world, { slug: "buyer" });
    const document = { ...DOCUMENT, id: "doc_1", name: "Søren's (plan)\r\n.pdf", sizeInBytes: 10 };
    drop = await creator.drops({ document });
    const content = new Blob([TEXT]).stream();
    await world.providers.files.write({ key: "documents/doc_1.pdf", contentType: "a/b", content });
  };
  beforeEach(() => start());
  afterEach(() => server.stop());

  const tokenOf = async ({ row }: Person) => `Bearer ${await issueAccessToken(server.world, row)}`;
  const buys = async (person: Person) => {
    await person.pays(await person.opensPayment(drop));
    await person.agrees(drop);
  };
  const get = async (
    person: Person | null,
    { path = PATH, method = "GET", headers = {} }: Asked = {},
  ) => {
    const authorization: Record<string, string> =
      person === null ? {} : { authorization: await tokenOf(person) };
    return fetch(server.address + path, { method, headers: { ...authorization, ...headers } });
  };
  const range = (value: string, more = {}) => ({ headers: { range: value, ...more } });

  it("is read whole by its owner, kept by nobody on the way, and never shown as a page", async () => {
    const response = await get(creator);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(TEXT);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "private, no-store",
      "content-length": "10",
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''S%C3%B8ren%27s%20%28plan%29%0D%0A.pdf",
      "x-content-type-options": "nosniff",
      etag: '"doc_1"',
    });
  });

  it("is read in stretches", async () => {
    const response = await get(creator, range("bytes=2-4"));
    expect([response.status, await response.text()]).toEqual([206, "234"]);
    expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(response.headers.get("content-length")).toBe("3");
    expect(await (await get(creator, range("bytes=-3"))).text()).toBe("789");
    const beyond = await get(creator, range("bytes=10-"));
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    const several = await get(creator, range("bytes=0-1,4-5"));
    expect([several.status, await several.text()]).toEqual([200, TEXT]);
  });

  it("is read whole by someone who has a stretch of another one", async () => {
    const same = await get(creator, range("bytes=0-1", { "if-range": '"doc_1"' }));
    expect([same.status, await same.text()]).toEqual([206, "01"]);
    const other = await get(creator, range("bytes=0-1", { "if-range": '"doc_0"' }));
    expect([other.status, await other.text()]).toEqual([200, TEXT]);
  });

  it("is described without being read", async () => {
    const response = await get(creator, { method: "HEAD" });
    expect([response.status, response.headers.get("content-length")]).toEqual([200, "10"]);
    const part = await get(creator, { method: "HEAD", ...range("bytes=0-1") });
    expect([part.status, part.headers.get("content-length")]).toEqual([206, "2"]);
  });

  it("is read by its buyer, also when it is no longer on sale", async () => {
    expect((await get(buyer)).status).toBe(404);
    await buys(buyer);
    expect((await get(buyer)).status).toBe(200);
    await creator.archives(drop);
    expect((await get(buyer)).status).toBe(200);
  });

  it("is not there for anybody else, in the same words as one that is nowhere", async () => {
    const nowhere = await (await get(buyer, { path: "/documents/doc_2" })).text();
    const other = await beamer(server.world, {
      slug: "other",
      affiliateCode: "OTHER123",
    });
    for (const person of [null, buyer, other]) {
      const response = await get(person);
      expect([response.status, await response.text()]).toEqual([404, nowhere]);
      expect(response.headers.get("etag")).toBeNull();
    }
  });

  it("is no longer there for people who had it, once it is replaced or taken back", async () => {
    await buys(buyer);
    const document = { ...DOCUMENT, id: "doc_2" };
    await server.world.store.catalog.replace({ ...drop, document });
    for (const person of [creator, buyer]) expect((await get(person)).status).toBe(404);
  });

  it.each([
    "/documents/",
    "/documents/doc_1/",
    "/documents/..%2fdoc_1",
    "/documents/%00",
    "/documents/doc_1.pdf",
  ])("is under no other path: %s", async (path) => {
    expect((await get(creator, { path })).status).toBe(404);
  });

  it("needs a token that is good now, and says when it has expired", async () => {
    const headers = { authorization: await tokenOf(creator) };
    server.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    const response = await fetch(server.address + PATH, { headers });
    expect([response.status, response.headers.get("token-expired")]).toEqual([404, "true"]);
  });

  it("is not read any more in a session that has ended", async () => {
    const { world } = server;
    const sessionId = "fam_1";
    const token = await issueAccessToken(world, creator.row, sessionId);
    const headers = { authorization: `Bearer ${token}`, range: "bytes=0-1" };
    const read = async () => (await fetch(server.address + PATH, { headers })).status;
    expect(await read()).toBe(206);
    await logOut(world.contextFor({ ...creator.viewer, sessionId }));
    expect(await read()).toBe(404);
  });

  it.each(["Basic abc", "Bearer", "Bearer a.b.c", "Bearer  ", "bearer null"])(
    "is not read with: %s",
    async (authorization) => {
      const response = await fetch(server.address + PATH, { headers: { authorization } });
      expect(response.status).toBe(404);
    },
  );

  it.each([
    "GET /documents/../documents/doc_1 HTTP/1.1",
    "GET //documents/doc_1 HTTP/1.1",
    "GET /documents//doc_1 HTTP/1.1",
    "GET /documents/doc_1/../doc_1 HTTP/1.1",
    "GET /documents/doc_1%2e HTTP/1.1",
    "GET /DOCUMENTS/doc_1 HTTP/1.1",
  ])("is under no other spelling of its path: %s", async (line) => {
    const socket = openSocket(server.address);
    const headers = { authorization: await tokenOf(creator), connection: "close" };
    socket.write(head(line, headers));
    expect(await socket.closed()).not.toContain(TEXT);
  });

  it("has nothing to give in stretches when it is empty", async () => {
    const document = { ...DOCUMENT, id: "doc_0", sizeInBytes: 0 };
    await creator.drops({ document });
    const { files } = server.world.providers;
    const content = new Blob([]).stream();
    await files.write({ key: "documents/doc_0.pdf", contentType: "a/b", content });
    const path = "/documents/doc_0";
    const whole = await get(creator, { path });
    expect([whole.status, await whole.text()]).toEqual([200, ""]);
    for (const value of ["bytes=0-", "bytes=0-0", "bytes=-1", "bytes=-0"]) {
      const stretch = await get(creator, { path, ...range(value) });
      expect([stretch.status, stretch.headers.get("content-range")]).toEqual([416, "bytes */0"]);
    }
  });

  it("limits the ranges sent at once, per person and in total, and frees places as they end", async () => {
    const other = await user(server.world, { slug: "other" });
    await server.world.store.catalog.replace({ ...drop, priceInCents: 0 });
    for (const person of [buyer, other]) await person.keeps({ ...drop, priceInCents: 0 });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.world.providers.files.read = async () => ({
      sizeInBytes: 10,
      content: (async function* waiting() {
        yield new TextEncoder().encode("0");
        await held;
        yield new TextEncoder().encode("1");
      })(),
    });
    const begin = (person: Person) => get(person, range("bytes=0-1"));
    const open: Response[] = [];
    for (const person of [buyer, buyer, buyer, other, other]) open.push(await begin(person));
    expect(open.map(({ status }) => status)).toEqual([206, 206, 206, 206, 206]);
    const mine = await begin(buyer);
    expect([mine.status, mine.headers.get("retry-after")]).toEqual([429, "1"]);
    expect((await begin(creator)).status).toBe(503);
    goOn();
    for (const response of open) expect(await response.text()).toBe("01");
    await expect.poll(async () => (await begin(buyer)).status).toBe(206);
  });

  it("counts as opened once some of it is sent: not when it is described or refused", async () => {
    const { store, providers } = server.world;
    const free = { ...drop, priceInCents: 0 };
    await store.catalog.replace(free);
    await buyer.keeps(free);
    const opened = async () => {
      const of = { userId: buyer.row.id, itemIds: [drop.id] };
      return (await store.library.entitledAmong(of))[0]?.openedDocumentId;
    };
    const before = await opened();
    expect(before).not.toBe("doc_2");
    const content = new Blob([TEXT]).stream();
    await providers.files.write({ key: "documents/doc_2.pdf", contentType: "a/b", content });
    const document = { ...DOCUMENT, id: "doc_2", sizeInBytes: 10 };
    await store.catalog.replace({ ...free, document });
    const path = "/documents/doc_2";

    expect((await get(buyer, { path, method: "HEAD" })).status).toBe(200);
    expect((await get(buyer, { path, ...range("bytes=10-") })).status).toBe(416);
    const { read } = providers.files;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    providers.files.read = async () => ({
      sizeInBytes: 10,
      content: (async function* waiting() {
        await held;
        yield new TextEncoder().encode(TEXT);
      })(),
    });
    const waiting = [1, 2, 3].map(() => get(buyer, { path }));
    await expect.poll(async () => (await get(buyer, { path, method: "HEAD" })).status).toBe(429);
    expect((await get(buyer, { path })).status).toBe(429);
    expect(await opened()).toBe(before);
    goOn();
    for (const response of await Promise.all(waiting)) expect(await response.text()).toBe(TEXT);
    expect(await opened()).toBe("doc_2");
    providers.files.read = read;
  });

  it("is cut off, and not taken for whole, when the storage has less than it says", async () => {
    server.world.providers.files.read = async () => ({
      sizeInBytes: 10,
      content: new Blob(["01234"]).stream(),
    });
    await expect(get(creator).then((response) => response.text())).rejects.toThrow("terminated");
  });

  it("is read as it was, or cut off, when it is replaced meanwhile; then it is not there", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "documents-"));
    const { world } = server;
    const files = createFolderFiles({ folder, warn: () => undefined });
    world.providers = { ...world.providers, files };
    const size = 8 * 1024 * 1024;
    const old = { ...DOCUMENT, id: "doc_old", sizeInBytes: size };
    await world.store.catalog.replace({ ...drop, document: old });
    const content = new Blob([new Uint8Array(size).fill(65)]).stream();
    await files.write({ key: "documents/doc_old.pdf", contentType: "a/b", content });

    const reading = await get(creator, { path: "/documents/doc_old" });
    const document = { ...DOCUMENT, id: "doc_new", sizeInBytes: 3 };
    await world.store.catalog.replace({ ...drop, document });
    await files.remove("documents/doc_old.pdf");
    const read = await reading.arrayBuffer();
    expect(Buffer.from(read).equals(Buffer.alloc(size, 65))).toBe(true);
    const next = await get(creator, { path: "/documents/doc_old", ...range("bytes=0-1") });
    expect(next.status).toBe(404);
    await rm(folder, { recursive: true });
  });

  it("is only read", async () => {
    expect((await get(creator, { method: "POST" })).status).toBe(405);
  });

  it("is asked for so often, and no oftener", async () => {
    await start(2);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await get(creator)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("is not there when its file is not, which the log says", async () => {
    await server.world.providers.files.remove("documents/doc_1.pdf");
    for (const method of ["GET", "HEAD"]) expect((await get(creator, { method })).status).toBe(404);
    expect(server.log.filter(({ level }) => level === "error")).toHaveLength(2);
  });

  it("comes later when the storage is away", async () => {
    server.world.providers.files.read = async () => {
      throw new RefusalError("UNAVAILABLE");
    };
    const response = await get(creator);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  });

  it("is cut off, and not taken for whole, when the storage fails within it", async () => {
    server.world.providers.files.read = async () => ({
      sizeInBytes: 10,
      content: (async function* half() {
        yield new TextEncoder().encode("01234");
        throw new RefusalError("UNAVAILABLE");
      })(),
    });
    await expect(get(creator).then((response) => response.text())).rejects.toThrow("terminated");
    expect((await get(creator, { path: "/documents/doc_2" })).status).toBe(404);
  });

  describe("is read no further when its reader leaves", () => {
    const sizeInBytes = 1024 * 1024 * 1024;
    let isEnded: boolean;
    beforeEach(async () => {
      isEnded = false;
      const document = { ...DOCUMENT, id: "doc_1", sizeInBytes };
      await server.world.store.catalog.replace({ ...drop, document });
    });

    const file = () => ({
      sizeInBytes,
      // Unlike a generator it is open before its first block is asked for, as a bucket's answer is.
      content: {
        [Symbol.asyncIterator]: () => ({
          next: async () => ({ done: false as const, value: new Uint8Array(64 * 1024) }),
          return: async () => {
            isEnded = true;
            return { done: true as const, value: undefined };
          },
        }),
      },
    });
    const asks = async () => {
      const socket = openSocket(server.address);
      socket.write(head(`GET ${PATH} HTTP/1.1`, { authorization: await tokenOf(creator) }));
      return socket;
    };

    it("while it is read", async () => {
      server.world.providers.files.read = async () => file();
      const socket = await asks();
      await socket.received();
      socket.destroy();
      await expect.poll(() => isEnded).toBe(true);
    });

    it("before the storage has answered", async () => {
      let isAsked = false;
      server.world.providers.files.read = async () => {
        isAsked = true;
        await once(answered, "close");
        return file();
      };
      const socket = await asks();
      await expect.poll(() => isAsked).toBe(true);
      socket.destroy();
      await expect.poll(() => isEnded).toBe(true);
    });
  });
});
