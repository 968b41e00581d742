import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFramedForms } from "../../providers/forms/framed.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { framedForms } from "./framedForms.ts";

const CONTACT = `https://forms.example/contact?a=1&b="><script>alert(1)</script>`;
const FORMS = createFramedForms({ contact: CONTACT, beta: "", investors: "" });

describe("a form of another service", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({
      routesOf: ({ world }) => [
        framedForms({ ...world, providers: { ...world.providers, forms: FORMS } }),
      ],
    });
  });
  afterEach(() => server.stop());

  const ask = (path: string, method = "GET") => fetch(server.address + path, { method });

  it("is in a frame of a page whose policy alone names that service", async () => {
    const answer = await ask("/forms/contact");
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain("https://forms.example/contact?a=1&amp;b=");
    expect(page).toMatch(/<iframe [^>]*title="Contact form"/);
    expect(page).not.toContain("<script");
    expect(page).not.toMatch(/<style|style=|\son\w+=/);
    const policy = answer.headers.get("content-security-policy")?.split("; ");
    expect(policy).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "frame-src https://forms.example",
      "style-src 'self'",
      "upgrade-insecure-requests",
      "report-uri /reports",
    ]);
    const other = await ask("/elsewhere");
    expect(other.headers.get("content-security-policy")).not.toContain("forms.example");
  });

  it("may be framed by pages of this site, in old browsers too", async () => {
    const answer = await ask("/forms/contact");
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  it("has its style where the policy allows it", async () => {
    const answer = await ask("/forms/style.css");
    expect(answer.headers.get("content-type")).toContain("text/css");
    expect(await answer.text()).toContain("iframe");
  });

  it.each(["/forms/beta", "/forms/report", "/forms/CONTACT", "/forms/", "/forms/contact/"])(
    "is not there where none is set: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it("is only read", async () => {
    expect((await ask("/forms/contact", "POST")).status).toBe(405);
  });
});
