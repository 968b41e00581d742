import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRESENT_WORDING } from "../../../src/domain/library/accessConsent.ts";
import { ROLES, type Role, cellsOf } from "../../testing/documentRoles.ts";
import {
  type Asked,
  type DocumentScene,
  TEXT,
  setDocumentScene,
} from "../../testing/documentScene.ts";

/*
 * Who gets which bytes, written out by hand from docs/product.md 4.2, 4.10, 4.11, 10.5, 10.6, 11.1
 * and 11.2. Nothing here is computed by the code under test.
 */

/**
 * The document: whole, in stretches, described by HEAD, and as text. `read` is every byte of it,
 * `consent` a refusal that says what is missing, `-` the same answer as for what does not exist.
 */
const DOCUMENT = `
                      | free draft | paid draft | free published | paid published | free archived | paid archived
nobody                | -          | -          | -              | -              | -             | -
user                  | -          | -          | -              | -              | -             | -
keeper                | read       | read       | read           | read           | read          | read
buyer                 | read       | read       | read           | read           | read          | read
buyer without consent | consent    | consent    | consent        | consent        | consent       | consent
buyer at checkout     | -          | -          | -              | -              | -             | -
buyer at the bank     | -          | -          | -              | -              | -             | -
refunded buyer        | -          | -          | -              | -              | -             | -
another creator       | -          | -          | -              | -              | -             | -
owner                 | read       | read       | read           | read           | read          | read
`;

/**
 * The item's page with the addresses of its preview pictures: `shown`; `told` when the page says what
 * the payment says of it, and has no address of a picture; `-` when it is not there.
 */
const PREVIEW = `
                      | free draft | paid draft | free published | paid published | free archived | paid archived
nobody                | -          | -          | shown          | shown          | -             | -
user                  | -          | -          | shown          | shown          | -             | -
keeper                | shown      | shown      | shown          | shown          | shown         | shown
buyer                 | shown      | shown      | shown          | shown          | shown         | shown
buyer without consent | shown      | shown      | shown          | shown          | shown         | shown
buyer at checkout     | told       | told       | shown          | shown          | told          | told
buyer at the bank     | told       | told       | shown          | shown          | told          | told
refunded buyer        | told       | told       | shown          | shown          | told          | told
another creator       | -          | -          | shown          | shown          | -             | -
owner                 | shown      | shown      | shown          | shown          | shown         | shown
`;

/** What the item's page is told. */
interface Shown {
  title: string;
  document: { id: string } | null;
  thumbnails: { systemFullPath: string }[];
  canView: boolean;
  awaitsConsent: boolean;
}

const MISSING = "doc_000000";

const BLOB = "query ($id: ID!) { blobByDocumentId(id: $id) { bytes } }";
const ITEM = `query ($id: ID!) {
  publicationById(id: $id) {
    title canView awaitsConsent thumbnails { systemFullPath } document { id }
  }
}`;

/** Ranges, and lookalikes: several at once, reversed, past the end, in other units. */
const RANGES = [
  "bytes=0-0",
  "bytes=2-",
  "bytes=-1",
  "bytes=0-1,4-5",
  "bytes=5-2",
  "bytes=999999-",
  "bytes=0-99999999999999999999",
  "bytes=-0",
  "pages=0-1",
  "nonsense",
];

describe("the access table", () => {
  let at: DocumentScene;

  beforeAll(async () => {
    at = await setDocumentScene();
  }, 60_000);
  afterAll(() => at.server.stop());

  /** Not a byte and not a hint: the answer is the one for a missing document. */
  const expectNowhere = async (role: Role, asked: Asked) => {
    const answer = await at.seen(role, asked);
    expect(answer.status).toBe(404);
    expect(answer).toEqual(await at.seen(role, { ...asked, id: MISSING }));
    expectNothingToKeep(answer.headers);
  };
  const expectConsent = async (role: Role, asked: Asked) => {
    const answer = await at.seen(role, asked);
    expect(answer.status).toBe(403);
    const codes = Array.from(answer.body.matchAll(/"code":"(\w+)"/g), ([, code]) => code);
    expect(codes).toEqual(asked.method === "HEAD" ? [] : ["CONSENT_MISSING"]);
    expect(answer.body).not.toContain("PDF");
    expectNothingToKeep(answer.headers);
  };
  /** Nothing is cacheable, and nothing reveals the document's length or identity. */
  const expectNothingToKeep = (headers: Record<string, string>) => {
    expect(headers["cache-control"]).toBe("no-store");
    for (const name of ["etag", "content-range", "accept-ranges", "content-disposition"]) {
      expect(headers[name]).toBeUndefined();
    }
  };
  const expectRefused = (outcome: string, role: Role, asked: Asked) =>
    outcome === "consent" ? expectConsent(role, asked) : expectNowhere(role, asked);

  const cells = cellsOf(DOCUMENT);
  const readers = cells.filter(({ outcome }) => outcome === "read");
  const others = cells.filter(({ outcome }) => outcome !== "read");

  describe("of the document, for people who may read it", () => {
    it.each(readers)("$role, $column: whole, in stretches and as text", async (cell) => {
      const id = at.idOf(cell.column);
      const whole = await at.seen(cell.role, { id });
      expect([whole.status, whole.body]).toEqual([200, TEXT]);
      expect(whole.headers["cache-control"]).toBe("private, no-store");
      expect(whole.headers["vary"]).toContain("Authorization");
      const part = await at.seen(cell.role, { id, headers: { range: "bytes=1-3" } });
      expect([part.status, part.body]).toEqual([206, "PDF"]);
      const described = await at.seen(cell.role, { id, method: "HEAD" });
      expect([described.status, described.body]).toEqual([200, ""]);
      const { data } = await at.call(cell.role, BLOB, { id });
      expect(data).toEqual({
        blobByDocumentId: { bytes: Buffer.from(TEXT).toString("base64") },
      });
    });
  });

  describe("of the document, for everybody else", () => {
    it.each(others)("$role, $column, whole: $outcome", async ({ role, column, outcome }) => {
      const id = at.idOf(column);
      await expectRefused(outcome, role, { id });
      await expectRefused(outcome, role, { id, method: "HEAD" });
    });

    it.each(others)("$role, $column, in stretches: $outcome", async ({ role, column, outcome }) => {
      for (const range of RANGES) {
        const asked = { id: at.idOf(column), headers: { range } };
        await expectRefused(outcome, role, asked);
        await expectRefused(outcome, role, { ...asked, method: "HEAD" });
      }
    });

    it.each(others)("$role, $column, from a cache: $outcome", async ({ role, column, outcome }) => {
      const id = at.idOf(column);
      const { etag = "" } = (await at.seen("owner", { id })).headers;
      expect(etag).not.toBe("");
      for (const headers of [
        { "if-none-match": etag },
        { "if-none-match": "*" },
        { "if-match": etag },
        { "if-range": etag, range: "bytes=0-1" },
        { "if-modified-since": new Date(2_000_000_000_000).toUTCString() },
      ] as Record<string, string>[]) {
        await expectRefused(outcome, role, { id, headers });
      }
    });

    it.each(others)("$role, $column, as text: $outcome", async ({ role, column, outcome }) => {
      const answer = await at.call(role, BLOB, { id: at.idOf(column) });
      const codes: Record<string, string> = { consent: "CONSENT_MISSING", "-": "NOT_FOUND" };
      expect(answer.code).toBe(role === "nobody" ? "AUTH_NOT_AUTHENTICATED" : codes[outcome]);
      expect(answer.data).toBeNull();
      expect(answer.text).not.toContain(Buffer.from(TEXT).toString("base64").slice(0, 8));
      expect(answer.headers.get("cache-control")).toBe("no-store");
    });
  });

  describe("of the preview", () => {
    const previews = cellsOf(PREVIEW);
    const having = (wanted: string) => previews.filter(({ outcome }) => outcome === wanted);

    it.each(having("-"))("$role, $column: no address is told", async ({ role, column }) => {
      const { data, code } = await at.call(role, ITEM, { id: at.item(column).id });
      expect([data, code]).toEqual([null, "NOT_FOUND"]);
    });

    it.each(having("told"))(
      "$role, $column: what was to be bought, and no picture",
      async ({ role, column }) => {
        const { data } = await at.call(role, ITEM, { id: at.item(column).id });
        const { title, ...rest } = (data as { publicationById: Shown }).publicationById;
        expect(title).not.toBe(at.item(column).title);
        expect(rest).toEqual({
          canView: false,
          awaitsConsent: false,
          thumbnails: [],
          document: null,
        });
      },
    );

    it.each(having("shown"))("$role, $column: $outcome", async ({ role, column }) => {
      const { data } = await at.call(role, ITEM, { id: at.item(column).id });
      const { thumbnails, ...rest } = (data as { publicationById: Shown }).publicationById;
      const document = cells.find((cell) => cell.role === role && cell.column === column)?.outcome;
      expect(rest).toMatchObject({
        canView: document !== "-",
        awaitsConsent: document === "consent",
      });
      expect(thumbnails).toHaveLength(3);
      for (const [index, { systemFullPath }] of thumbnails.entries()) {
        const picture = await fetch(at.server.address + systemFullPath);
        expect(await picture.text()).toBe(`picture of page ${index + 1}`);
      }
    });

    it("is a picture of its own: the storage has nothing else at a public address", async () => {
      const id = at.idOf("free published");
      for (const path of [
        `/documents/${id}.pdf`,
        `/thumbnails/${id}.pdf`,
        `/thumbnails/../documents/${id}.pdf`,
        `/thumbnails/..%2fdocuments%2f${id}.pdf`,
        `/thumbnails/%2e%2e/documents/${id}.pdf`,
        `/thumbnails/..\\documents\\${id}.pdf`,
        `/profilepics//documents/${id}.pdf`,
      ]) {
        const response = await fetch(at.server.address + path);
        expect(response.status, path).toBe(404);
        expect(await response.text(), path).not.toContain("PDF-1.7");
      }
    });
  });

  it("opens to a buyer by consent, which the payment shows from then on", async () => {
    const role = "buyer without consent";
    const reader = at.who(role);
    const drop = await at.attached(await at.owner.drops());
    const payment = await reader.pays(await reader.opensPayment(drop));
    const shown = "query ($id: ID!) { paymentById(id: $id) { accessConsent { text givenOn } } }";
    const consentOf = async () => (await at.call(role, shown, { id: payment.id })).data;
    const id = drop.document?.id ?? "";
    expect(await consentOf()).toEqual({ paymentById: { accessConsent: null } });
    expect((await at.seen(role, { id })).status).toBe(403);

    const agree = `mutation ($id: ID!) {
      consentToAccess(command: { catalogItemId: $id, wordingVersion: 1 }) { id awaitsConsent }
    }`;
    const { data } = await at.call(role, agree, { id: drop.id });
    expect(data).toEqual({ consentToAccess: { id: drop.id, awaitsConsent: false } });
    expect((await at.seen(role, { id })).body).toBe(TEXT);
    const accessConsent = {
      text: PRESENT_WORDING.text,
      givenOn: new Date(at.server.world.now()).toISOString(),
    };
    expect(await consentOf()).toEqual({ paymentById: { accessConsent } });
  });

  describe("of an address that is wrong or old", () => {
    it.each(ROLES)("for %s: a guessed id is nowhere", async (role) => {
      const id = at.idOf("paid published");
      for (const guess of [
        id.toUpperCase(),
        `${id}0`,
        id.slice(0, -1),
        `${id}%00`,
        `.%2f${id}`,
        `..%2f${id}`,
        `%2e%2e%2fdocuments%2f${id}.pdf`,
        `${id};a=b`,
        `${id}%20`,
        "%",
        "%ff",
        "'%20or%20true--",
        "a".repeat(2_000),
      ]) {
        const answer = await at.seen(role, { id: guess });
        expect(answer.status, guess).toBe(404);
        expect(answer.body, guess).not.toContain("PDF");
      }
    });

    it.each(ROLES)("for %s: a document that was replaced is nowhere", async (role) => {
      const replaced = replacedId;
      await expectNowhere(role, { id: replaced });
      await expectNowhere(role, { id: replaced, method: "HEAD" });
      await expectNowhere(role, { id: replaced, headers: { range: "bytes=0-1" } });
      const { data } = await at.call(role, BLOB, { id: replaced });
      expect(data).toBeNull();
    });

    let replacedId: string;
    beforeAll(async () => {
      const drop = await at.attached(await at.owner.drops({ priceInCents: 0 }));
      replacedId = drop.document?.id ?? "";
      for (const role of ["keeper", "buyer"] as const) await at.who(role).keeps(drop);
      await at.attached(drop);
    });
  });
});
