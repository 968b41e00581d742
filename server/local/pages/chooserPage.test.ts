import { describe, expect, it } from "vitest";
import { chooserPage } from "./chooserPage.ts";
import { standInsPage } from "./standInsPage.ts";

const EVIL = `"><script>alert('x')</script>&`;

describe("the page with the people", () => {
  const page = chooserPage({
    people: [{ subject: EVIL, email: EVIL, firstName: EVIL, lastName: EVIL, note: EVIL }],
    request: { clientId: EVIL, redirectUri: EVIL, state: EVIL },
    complaint: EVIL,
    typed: { firstName: EVIL, lastName: EVIL, email: EVIL, isEmailVerified: true },
  });

  it("shows every text as text, wherever it appears", () => {
    expect(page).not.toContain("<script");
    expect(page).toContain("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;");
  });

  it("has nothing inline that the site's policy would refuse", () => {
    expect(page).not.toMatch(/<style|style=|\son\w+=/);
    expect(standInsPage({ hasGraphiql: true })).not.toMatch(/<style|<script|style=|\son\w+=/);
  });
});

describe("the page of the stand-ins", () => {
  it("leads to GraphiQL where there is one", () => {
    expect(standInsPage({ hasGraphiql: true })).toContain('href="/local/graphiql"');
    expect(standInsPage({ hasGraphiql: false })).not.toContain("GraphiQL");
  });
});
