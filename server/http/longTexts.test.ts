import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../mocks/world/deeds.ts";
import { type Beamer, beamer, user } from "../../mocks/world/people.ts";
import { RefusalError } from "../../src/domain/shared/errors.ts";
import { issueAccessToken } from "../services/shared/accessToken.ts";
import { DOCUMENT } from "../store/factories/catalogue.ts";
import { type TestServer, startTestServer } from "../testing/httpServer.ts";

/** Not a multiple of three, nor of the pieces that are sent, and of every byte that there is. */
const SIZE = 200_001;
const BYTES = Uint8Array.from({ length: SIZE }, (_, index) => index % 256);
const TEXT = Buffer.from(BYTES).toString("base64");

const DOCUMENTS = new Map([
  [
    "blob",
    "query ($id: ID!, $owner: ID) { blobByDocumentId(id: $id, userProfileId: $owner) { bytes document { name } } }",
  ],
  [
    "twice",
    "query ($id: ID!) { a: blobByDocumentId(id: $id) { bytes } b: blobByDocumentId(id: $id) { bytes } }",
  ],
]);

interface Blob64 {
  data: { blobByDocumentId: { bytes: string; document: { name: string } } } | null;
  errors?: { extensions: { code: string; nextStep: string } }[];
}

describe("a document as text", () => {
  let server: TestServer;
  let creator: Beamer;
  let readers: Person[];
  /** Ends the files whose content a test holds back. */
  let goOn: () => void;

  beforeEach(async () => {
    server = await startTestServer({ documents: DOCUMENTS, limits: { longTextMs: 60_000 } });
    const { world } = server;
    creator = await beamer(world, { slug: "speaker" });
    readers = [];
    const document = { ...DOCUMENT, id: "doc_1", name: "deck.pdf", sizeInBytes: SIZE };
    const drop = await creator.drops({ document, priceInCents: 0 });
    for (const slug of ["ada", "bob", "cleo"]) {
      const person = await user(world, { slug });
      await person.keeps(drop);
      readers.push(person);
    }
    const content = new Blob([BYTES]).stream();
    await world.providers.files.write({ key: "documents/doc_1.pdf", contentType: "a/b", content });
  });
  afterEach(() => server.stop());

  /** What the web app sends, and what goes the long way round. */
  const WAYS = { direct: "application/json", behind: "application/json;q=1" };
  type Way = keyof typeof WAYS;
  const ask = async (
    { row }: Person,
    { id = "blob", way = "direct", owner }: { id?: string; way?: Way; owner?: string } = {},
    signal: AbortSignal | null = null,
  ) =>
    fetch(`${server.address}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: WAYS[way],
        authorization: `Bearer ${await issueAccessToken(server.world, row)}`,
      },
      body: JSON.stringify({ id, variables: { id: "doc_1", owner } }),
      signal,
    });
  const answerOf = async (response: Response) => (await response.json()) as Blob64;
  const read = async (person: Person, way: Way) => (await ask(person, { way })).text();
  const reader = (index: number) => readers[index] as Person;

  /** From now on files send half and wait. */
  const holdBack = () => {
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.world.providers.files.read = async () => ({
      sizeInBytes: SIZE,
      content: (async function* held_() {
        yield BYTES.subarray(0, SIZE / 2);
        await held;
        yield BYTES.subarray(SIZE / 2);
      })(),
    });
  };

  it.each(["direct", "behind"] as const)("comes whole: %s", async (way) => {
    const response = await ask(reader(0), { way });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toContain("application/json");
    const { data, errors } = await answerOf(response);
    expect(errors).toBeUndefined();
    expect(data?.blobByDocumentId.document).toEqual({ name: "deck.pdf" });
    expect(data?.blobByDocumentId.bytes === TEXT).toBe(true);
  });

  it("says how long its answer is", async () => {
    const response = await ask(reader(0));
    const length = Number(response.headers.get("content-length"));
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  it("is the named creator's, or is not there", async () => {
    const own = await answerOf(await ask(reader(0), { owner: creator.row.id }));
    expect(own.data?.blobByDocumentId.bytes.length).toBe(TEXT.length);
    const other = await answerOf(await ask(reader(0), { owner: reader(1).row.id }));
    expect(other.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("has a place for one of a person and two of all, and says when to try again", async () => {
    holdBack();
    const first = await ask(reader(0));
    const again = await ask(reader(0));
    expect([again.status, again.headers.get("retry-after")]).toEqual([429, "5"]);
    expect((await answerOf(again)).errors?.[0]?.extensions).toMatchObject({
      code: "RATE_LIMITED",
      nextStep: "Try again in a few seconds, or read the document in stretches.",
    });
    const second = await ask(reader(1), { way: "behind" });
    for (const way of ["direct", "behind"] as const) {
      const third = await ask(reader(2), { way });
      expect([third.status, third.headers.get("retry-after")]).toEqual([503, "5"]);
      expect((await answerOf(third)).data).toBeNull();
    }
    goOn();
    for (const response of [first, second]) {
      expect((await answerOf(response)).data?.blobByDocumentId.bytes === TEXT).toBe(true);
    }
    await expect.poll(async () => (await ask(reader(2))).status).toBe(200);
  });

  it("is not asked for twice in one call", async () => {
    const response = await ask(reader(0), { id: "twice" });
    expect(response.status).toBe(429);
    expect((await response.text()).includes(TEXT)).toBe(false);
  });

  it.each(["direct", "behind"] as const)(
    "gives its place back when its reader leaves: %s",
    async (way) => {
      holdBack();
      const leaving = new AbortController();
      await ask(reader(0), { way }, leaving.signal);
      expect((await ask(reader(0))).status).toBe(429);
      leaving.abort();
      await expect.poll(async () => (await ask(reader(0))).status).toBe(200);
      goOn();
    },
  );

  it("is cut off after its time, and gives its place back", async () => {
    await server.stop();
    server = await startTestServer({
      store: server.world.store,
      documents: DOCUMENTS,
      limits: { longTextMs: 50 },
    });
    server.world.providers.files.sizeOf = async () => SIZE;
    holdBack();
    const response = await ask(reader(0));
    await expect(response.text()).rejects.toThrow("terminated");
    expect((await ask(reader(0))).status).toBe(200);
    goOn();
  });

  it.each(["direct", "behind"] as const)(
    "is cut off, and not taken for whole, when the storage fails within it: %s",
    async (way) => {
      server.world.providers.files.read = async () => ({
        sizeInBytes: SIZE,
        content: (async function* half() {
          yield BYTES.subarray(0, SIZE / 2);
          throw new RefusalError("UNAVAILABLE");
        })(),
      });
      await expect(read(reader(0), way)).rejects.toThrow(/terminated|fetch failed/);
      expect((await ask(reader(0), { id: "none" })).status).toBe(400);
    },
  );

  it.each([
    ["less", SIZE - 1],
    ["more", SIZE + 1],
  ])("is cut off when the storage has %s than it says", async (_what, length) => {
    server.world.providers.files.read = async () => ({
      sizeInBytes: SIZE,
      content: new Blob([new Uint8Array(length)]).stream(),
    });
    await expect(read(reader(0), "direct")).rejects.toThrow(/terminated|fetch failed/);
  });

  it("is not there when its file is not, which the log says", async () => {
    await server.world.providers.files.remove("documents/doc_1.pdf");
    const { data, errors } = await answerOf(await ask(reader(0)));
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, "NOT_FOUND"]);
    expect(server.log.filter(({ level }) => level === "error")).toHaveLength(1);
  });

  it("is asked for a fortieth as often as others are", async () => {
    await server.stop();
    server = await startTestServer({
      store: server.world.store,
      documents: DOCUMENTS,
      callsPerMinute: 80,
    });
    const codes = [];
    for (let count = 0; count < 3; count += 1) {
      codes.push((await answerOf(await ask(reader(0)))).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "RATE_LIMITED"]);
  });
});
