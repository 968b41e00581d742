import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BLOB_MAX_BYTES } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { DOCUMENT } from "../../store/factories/catalogue.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";

/** Not a multiple of three or of a file's block size, and with every byte value. */
const BYTES = bytesOf(200_001);

function bytesOf(size: number) {
  return Uint8Array.from({ length: size }, (_, index) => index % 256);
}

const DOCUMENTS = new Map([
  [
    "blob",
    "query ($id: ID!, $owner: ID) { blobByDocumentId(id: $id, userProfileId: $owner) { bytes document { name } } }",
  ],
]);

interface Answer {
  data: { blobByDocumentId: { bytes: string; document: { name: string } } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

describe("a document as text", () => {
  let server: TestServer;
  let creator: Beamer;
  let reader: Person;
  beforeEach(async () => {
    server = await startTestServer({ documents: DOCUMENTS });
    creator = await beamer(server.world, { slug: "speaker" });
    reader = await user(server.world);
    await store("doc_1", BYTES);
  });
  afterEach(() => server.stop());

  const store = async (id: string, bytes: Uint8Array<ArrayBuffer>) => {
    const document = { ...DOCUMENT, id, name: "deck.pdf", sizeInBytes: bytes.length };
    await reader.keeps(await creator.drops({ document, priceInCents: 0 }));
    const content = new Blob([bytes]).stream();
    const key = `documents/${id}.pdf`;
    await server.world.providers.files.write({ key, contentType: "a/b", content });
  };
  const ask = async ({ id = "doc_1", owner }: { id?: string; owner?: string } = {}) => {
    const authorization = `Bearer ${await issueAccessToken(server.world, reader.row)}`;
    const call = { id: "blob", variables: { id, owner } };
    return (await (await server.post(call, { authorization })).json()) as Answer;
  };
  const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
  const faults = () => server.log.filter(({ level }) => level === "error");

  it.each([
    ["doc_1", BYTES],
    ["at_most", bytesOf(BLOB_MAX_BYTES)],
  ])("comes whole: %s", async (id, bytes) => {
    if (id !== "doc_1") await store(id, bytes);
    const { data, errors } = await ask({ id });
    expect(errors).toBeUndefined();
    expect(data?.blobByDocumentId.document).toEqual({ name: "deck.pdf" });
    expect(data?.blobByDocumentId.bytes === Buffer.from(bytes).toString("base64")).toBe(true);
  });

  it("is refused above 1 MB, and its file is not read", async () => {
    await store("large", bytesOf(BLOB_MAX_BYTES + 1));
    server.world.providers.files.read = () => Promise.reject(new Error("read"));
    const answer = await ask({ id: "large" });
    expect([answer.data, codeOf(answer)]).toEqual([null, "QUERY_TOO_COMPLEX"]);
    expect(answer.errors?.[0]?.message).toBe("A document of more than 1 MB isn’t sent as text.");
    expect(faults()).toEqual([]);
  });

  it("is the named creator's, or is not found", async () => {
    expect(codeOf(await ask({ owner: creator.row.id }))).toBeUndefined();
    expect(codeOf(await ask({ owner: reader.row.id }))).toBe("NOT_FOUND");
  });

  it.each([
    ["less", BYTES.length - 1],
    ["more", BYTES.length + 1],
  ])("is a fault when the storage has %s than it says", async (_what, length) => {
    server.world.providers.files.read = async () => ({
      sizeInBytes: BYTES.length,
      content: new Blob([bytesOf(length)]).stream(),
    });
    expect(codeOf(await ask())).toBe("INTERNAL");
  });

  it("is not found when its file is missing, which the log says", async () => {
    await server.world.providers.files.remove("documents/doc_1.pdf");
    expect(codeOf(await ask())).toBe("NOT_FOUND");
    expect(faults()).toHaveLength(1);
  });

  it("is asked for a fortieth as often as others are", async () => {
    await server.stop();
    const { store: rows } = server.world;
    server = await startTestServer({ store: rows, documents: DOCUMENTS, callsPerMinute: 80 });
    const codes = [];
    for (let count = 0; count < 3; count += 1) codes.push(codeOf(await ask()));
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "RATE_LIMITED"]);
  });
});
