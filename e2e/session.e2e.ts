import type { Browser, Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs } from "./support/steps.ts";

const account = (page: Page) => page.getByRole("button", { name: "Your account" });
const notice = (page: Page) => page.getByText(/You stay signed in/);

/** The browser alone reads when the token expires; that it was changed the server never gets to see. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const [header, body = "", signature] = (localStorage.getItem("token") ?? "").split(".");
    const claims = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))) as object;
    const changed = btoa(JSON.stringify({ ...claims, exp: 1 })).replaceAll("=", "");
    localStorage.setItem("token", `${header}.${changed}.${signature}`);
  });

describe("somebody who stays signed in", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url });
    await guest.page.goto("/login");
    await guest.page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(guest.page, "Demo Guest");
    await account(guest.page).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("goes on in two tabs that open with a token that has run out", async () => {
    const { page } = guest;
    const other = await page.context().newPage();
    await expireToken(page);
    await Promise.all([page.goto("/user/home"), other.goto("/user/settings")]);
    await other.getByRole("heading", { level: 1 }).waitFor();
    await Promise.all([account(page).waitFor(), account(other).waitFor()]);
    expect([page.url(), other.url()].map((url) => new URL(url).pathname)).toEqual([
      "/user/home",
      "/user/settings",
    ]);
    await other.close();
  });

  it("sees public pages while nobody can renew the token, and their own again afterwards", async () => {
    const { page } = guest;
    const failRefresh = async (route: Route) => {
      // The one call without variables that comes without a token.
      const isRefresh = !route.request().headers()["authorization"];
      return isRefresh ? route.fulfill({ status: 503, body: "busy" }) : route.continue();
    };
    await page.route("**/graphql", failRefresh);
    await expireToken(page);
    await page.goto("/demo-speaker/offerings");
    await notice(page).waitFor();
    await page.getByRole("heading", { name: "One-on-One Calls" }).waitFor();
    await page.unroute("**/graphql", failRefresh);
    await notice(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "One-on-One Calls" }).waitFor();
    await page.goto("/user/home");
    await account(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/user/home");
  });
});
