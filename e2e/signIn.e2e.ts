import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs, pathOf, signUpAs } from "./support/steps.ts";

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
    await page.getByText("You cancelled the sign-in at LinkedIn.").waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await signUpAs(page, { firstName: "Demo", lastName: "Newcomer", email: "new@demo.example" });
    await page.getByRole("heading", { name: "What time is it where you are?" }).waitFor();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Get started" }).click();
    await page.getByText("No Sessions Booked").waitFor();
    await expect.poll(() => pathOf(page)).toBe("/user/home");
  });

  it("from a page where nothing waits, home, whatever was wanted before", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await page.goto("/user/settings");
    await page.waitForURL(/\/login$/);
    await page.goto("/home");
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.getByRole("heading", { name: "Hello, Demo" }).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/user/home");
    await leave();
  });

  it("leaves nothing behind that leads on again: back past the provider is where one was", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await page.goto("/demo-speaker/about");
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.getByRole("button", { name: "Your account" }).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/demo-speaker/about");
    await page.goBack();
    await page.getByRole("button", { name: /^Demo Guest/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Demo Speaker" }).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/demo-speaker/about");
    await leave();
  });

  it.each(["/", "/demo-speaker", "/user/home"])(
    "holds nobody at %s, which only leads on: back is where one was",
    async (address) => {
      const { page, leave } = await visit(browser, { url: server.url });
      await page.goto("/terms");
      await page.goto(address);
      await page.waitForURL(/\/(home|about|login)$/);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { name: "Terms of use", level: 1 }).waitFor();
      await expect.poll(() => pathOf(page)).toBe("/terms");
      await leave();
    },
  );

  it("is told an error that an address reports, and never its words", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await page.goto("/login?error=server_error&error_description=Send+us+money");
    await page.getByText("LinkedIn couldn’t sign you in (server_error).").waitFor();
    expect(await page.getByText("Send us money").count()).toBe(0);
    await leave();
  });

  it("heard no complaint of the page", () => {
    expect(guest.complaints.filter((text) => !/reported access_denied/.test(text))).toEqual([]);
  });
});
