import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GRAPHIQL_PATH } from "../src/domain/shared/paths.ts";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { startGraphiql } from "./support/graphiql.ts";
import { freePort } from "../scripts/lib/freePort.mjs";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs } from "./support/steps.ts";

/** Without a cache from an earlier run, Vite bundles the editor first. */
const SHOWN_WITHIN_MS = 60_000;

describe("GraphiQL next to the dev server", () => {
  let server: TestServer;
  let front: { close(): Promise<void> };
  let browser: Browser;
  let guest: Visit;
  const hosts = new Set<string>();

  beforeAll(async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    [server, browser] = await Promise.all([startTestServer({ publicUrl: url }), launchBrowser()]);
    front = await startGraphiql({ port, serverUrl: server.url });
    guest = await visit(browser, { url });
    guest.page.context().on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol !== "data:" && protocol !== "blob:") hosts.add(host);
    });
  });
  afterAll(async () => {
    await browser.close();
    await front.close();
    await server.dispose();
  });

  const open = async () => {
    await guest.page.goto(GRAPHIQL_PATH);
    const editor = guest.page.getByRole("region", { name: "Operation Editor" });
    await editor.getByText("lastName").waitFor({ timeout: SHOWN_WITHIN_MS });
  };
  const send = () => guest.page.getByRole("button", { name: /^Execute query/ }).click();
  const answer = () => guest.page.getByRole("region", { name: "Result Window" });

  it("says of a call who may make it", async () => {
    await open();
    const { page } = guest;
    await page.getByRole("link", { name: "Mutation", exact: true }).click();
    await page.getByRole("link", { name: "validateVatNumber", exact: true }).click();
    const description = page.getByText("Who may call it: Everybody who is signed in");
    await description.waitFor();
    await expect.poll(() => page.getByText("Costly: Guesses at a secret").isVisible()).toBe(true);
  });

  it("sends a query as a visitor, and as the person who is signed in", async () => {
    const { page } = guest;
    await send();
    await answer().getByText("AUTH_NOT_AUTHENTICATED").waitFor();

    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.waitForURL(({ pathname }) => pathname.startsWith("/user"));
    await open();
    await send();
    await answer().getByText('"Guest"').waitFor();
    expect(await answer().getByText("AUTH_NOT_AUTHENTICATED").count()).toBe(0);
  });

  it("asks no other host for anything, and nothing fails", () => {
    expect([...hosts]).toEqual([new URL(guest.page.url()).host]);
    expect(guest.complaints).toEqual([]);
  });

  it("fits a phone", async () => {
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await answer().boundingBox();
    expect(box?.width).toBeGreaterThan(250);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyond).toBe(0);
  });
});
