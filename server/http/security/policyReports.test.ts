import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { policyReports } from "./policyReports.ts";

describe("what browsers report of the content policy", () => {
  let server: TestServer;
  let lines: Record<string, unknown>[];
  let time: number;
  beforeEach(async () => {
    lines = [];
    time = 0;
    const log = (_level: string, message: string, details = {}) =>
      void lines.push({ message, ...details });
    server = await startTestServer({
      more: { routes: [policyReports({ log, now: () => time })] },
    });
  });
  afterEach(() => server.stop());

  const post = (body: unknown, type = "application/csp-report") =>
    fetch(`${server.address}/reports`, {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const report = (fields: Record<string, unknown> = {}) => ({
    "csp-report": {
      "document-uri": "https://site.example/login/return?code=secret#x",
      "effective-directive": "img-src",
      "blocked-uri": "https://elsewhere.example/pixel?token=secret",
      "original-policy": "default-src 'none'",
      ...fields,
    },
  });

  it("is a short line in the log, without anything secret", async () => {
    expect((await post(report())).status).toBe(204);
    const message = "a page broke its content policy";
    const blocked = "https://elsewhere.example";
    expect(lines).toEqual([{ message, directive: "img-src", blocked, page: "/login/return" }]);
  });

  it("names no calendar feed: a browser may show an answer of one as a page", async () => {
    await post(
      report({
        "document-uri": "https://site.example/calendar/0123456789abcdef0123456789abcdef.ics",
      }),
    );
    expect(lines).toMatchObject([{ page: "/calendar/….ics" }]);
  });

  it("is cut, whatever it contains", async () => {
    const long = "x".repeat(2_000);
    const fields = { "effective-directive": long, "blocked-uri": long, "document-uri": long };
    await post(report(fields));
    await post(report({ "blocked-uri": { a: 1 }, "document-uri": 7, "effective-directive": null }));
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines[0]).length).toBeLessThan(400);
  });

  it("fills no log: ten lines a minute", async () => {
    for (let number = 0; number < 25; number += 1) {
      expect((await post(report())).status).toBe(204);
    }
    expect(lines).toHaveLength(10);
    time += 60_000;
    await post(report());
    expect(lines).toHaveLength(11);
  });

  it("is no line when a visitor's extension did it, or when it is no report", async () => {
    const bodies = [report({ "blocked-uri": "moz-extension" }), "", "{", "null", "[]", {}];
    const inline = report({ "blocked-uri": "chrome-extension://abc/x.js" });
    for (const body of [...bodies, inline, { "csp-report": null }, { "csp-report": "x" }]) {
      expect((await post(body)).status).toBe(204);
    }
    expect(lines).toEqual([]);
  });

  it("is refused when it is long, of another kind, or asked for", async () => {
    expect((await post(report({ "script-sample": "x".repeat(9_000) }))).status).toBe(413);
    expect((await post(report(), "text/plain")).status).toBe(415);
    expect((await fetch(`${server.address}/reports`)).status).toBe(405);
    expect(lines).toEqual([]);
  });
});
