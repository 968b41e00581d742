import { afterEach, describe, expect, it } from "vitest";
import { ERRORS, refuse } from "../../../src/domain/shared/errors.ts";
import { startTestServer, type TestServer } from "../../testing/httpServer.ts";
import { persistedDocuments } from "../graphql/persistedDocuments.ts";

const QUERY = '{ userPublicProfileBySlug(slug: "somebody") { firstName } }';
const { message, nextStep } = ERRORS.UNAVAILABLE;
const TRY_AGAIN = { message, extensions: { code: "UNAVAILABLE", status: 503, nextStep } };

/** Both paths: a document's text takes the long one, its id the direct one. */
const BODIES = { text: { query: QUERY }, id: { doc_id: "known", variables: {} } };

describe.each(Object.entries(BODIES))("a call by its document's %s", (_, body) => {
  let server: TestServer;
  afterEach(() => server.stop());

  const start = async (bySlug: () => Promise<never>) => {
    const documents = persistedDocuments({ known: QUERY });
    server = await startTestServer({ documents, limits: { callMs: 50 } });
    server.world.store.users.bySlug = bySlug;
  };

  it("is told to try again when the database cannot serve it, and the log has no line", async () => {
    await start(async () => refuse("UNAVAILABLE"));
    const answer = await server.post(body);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await answer.json()).toMatchObject({ errors: [TRY_AGAIN] });
    expect(server.log).toEqual([]);
  });

  it("is told to try again when it takes too long", async () => {
    await start(() => new Promise(() => {}));
    const answer = await server.post(body);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await answer.json()).toMatchObject({ errors: [TRY_AGAIN] });
  });
});
