import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";

/** How many audits the suite has: a lower number means that some no longer run. */
const AUDITS = 61;

describe("GraphQL over HTTP", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const audits = serverAudits({ url: () => `${server.address}/graphql`, fetchFn: fetch });

  it(`has ${AUDITS} audits`, () => {
    expect(audits).toHaveLength(AUDITS);
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status === "ok" ? "ok" : result.reason).toBe("ok");
  });
});
