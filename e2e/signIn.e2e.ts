import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs, signUpAs } from "./support/steps.ts";

describe("where a sign-in leads to", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url, width: 390, timeZone: "Asia/Tokyo" });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("after an attempt that was stopped and an onboarding, to the page that needed it", async () => {
    const { page } = guest;
    await page.goto("/user/home?tab=sessions");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("You stopped the sign-in at LinkedIn.").waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await signUpAs(page, { firstName: "Demo", lastName: "Newcomer", email: "new@demo.example" });
    await page.getByRole("heading", { name: "When is it where you are?" }).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Get started" }).click();
    await page.getByText("No Sessions Booked").waitFor();
    expect(new URL(page.url()).pathname).toBe("/user/home");
  });

  it("from a page where nothing waits, home, whatever was wanted before", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await page.goto("/user/settings");
    await page.waitForURL(/\/login$/);
    await page.goto("/home");
    await page.getByRole("contentinfo").getByRole("link", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.getByRole("heading", { name: "Hello, Demo" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/user/home");
    await leave();
  });

  it("is told an error that an address reports, and never its words", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await page.goto("/login?error=server_error&error_description=Send+us+money");
    await page.getByText("LinkedIn couldn't sign you in (server_error).").waitFor();
    expect(await page.getByText("Send us money").count()).toBe(0);
    await leave();
  });

  it("heard no complaint of the page", () => {
    expect(guest.complaints.filter((text) => !/reported access_denied/.test(text))).toEqual([]);
  });
});
