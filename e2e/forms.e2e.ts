import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { addPicture } from "./support/creator.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { gotoRendered, pathOf, signUpAs, whenTaken } from "./support/steps.ts";

/** What the operator reads, as text. */
async function operatorReads({ url }: TestServer): Promise<string> {
  return (await fetch(`${url}/local/forms.csv`)).text();
}

/** Fills in the form of the page. */
async function fill(page: Page, { name, message }: { name: string; message: string }) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your email").fill("visitor@demo.example");
  await page.locator("textarea").fill(message);
}

const thanks = (page: Page, name: string) =>
  page.getByRole("heading", { name: `Thank you, ${name}.` });

describe("somebody who has something to say to the operator", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });
  beforeEach(async () => {
    guest = await visit(browser, { url: server.url, width: 390 });
  });
  afterEach(() => guest.leave());

  it("claims a name, asks for a place, and finds the name again in the onboarding", async () => {
    const { page } = guest;
    await page.goto("/");
    await page.getByLabel("The address of your page").first().fill("my-stage");
    await page.getByRole("button", { name: "Claim your page" }).first().click();
    await page.waitForURL(/\/beta-program\?name=my-stage$/);
    await page.getByText(/my-stage is free\. It isn’t reserved/).waitFor();
    const form = page.getByRole("region", { name: "Ask for a place" });
    const top = () => form.evaluate((element) => element.getBoundingClientRect().top);
    expect(await top()).toBeGreaterThan(844);
    await page.getByRole("link", { name: "Ask for a place" }).click();
    await expect.poll(top).toBeLessThan(200);
    expect(new URL(page.url()).search).toBe("?name=my-stage");
    await fill(page, { name: "Demo Pioneer", message: "On stages" });
    await page.getByRole("button", { name: "Ask for a place" }).click();
    await thanks(page, "Demo Pioneer").waitFor();
    expect(await operatorReads(server)).toContain(
      "BETA,Demo Pioneer,visitor@demo.example,On stages,my-stage",
    );

    await page.getByRole("link", { name: "I have an invitation" }).click();
    await page.getByLabel(/code/i).fill("DEMOSPEAKER");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await signUpAs(page, { firstName: "Demo", lastName: "Pioneer", email: "pio@demo.example" });
    await page.getByRole("heading", { name: "Show who you are" }).waitFor();
    await addPicture(page);
    await page.getByLabel("Professional title").fill("Speaks about stages");
    await page.getByRole("button", { name: "Continue" }).click();
    const wanted = page.getByLabel("The address you wanted");
    await wanted.waitFor();
    expect(await wanted.inputValue()).toBe("my-stage");
    await page.getByRole("button", { name: "Use this address" }).click();
    await page.getByText("Your page is at /my-stage").waitFor();

    await page.goto("/beta-program?name=my-stage");
    await page.getByText(/my-stage is taken\. Try another\./).waitFor();
  });

  it("keeps a name that came with the address alone", async () => {
    const { page } = guest;
    await page.goto("/beta-program?name=Wanted-Name");
    await page.getByText(/wanted-name is free/).waitFor();
    await page.getByRole("link", { name: "I have an invitation" }).click();
    await expect.poll(() => pathOf(page)).toBe("/join");
    const kept = () => page.evaluate(() => Object.values(sessionStorage));
    await expect.poll(kept).toContain("Wanted-Name");
  });

  it("sends the same message twice, of which one is kept", async () => {
    const { page } = guest;
    await page.goto("/contact");
    for (const _ of [1, 2]) {
      await fill(page, { name: "Demo Twice", message: "Once is enough" });
      await page.getByRole("button", { name: "Send message" }).click();
      await thanks(page, "Demo Twice").waitFor();
      await page.getByRole("button", { name: "Write another one" }).click();
    }
    expect((await operatorReads(server)).match(/Demo Twice/g)).toHaveLength(1);
    await page.goto("/local/forms");
    await page.getByText("Question: Demo Twice").waitFor();
  });

  it("is offline, keeps what was typed, and sends it once the line is back", async () => {
    const { page } = guest;
    await gotoRendered(page, "/contact");
    await whenTaken(page);
    await fill(page, { name: "Demo Offline", message: "From a tunnel" });
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText(/We can’t reach the server/).waitFor();
    expect(await page.locator("textarea").inputValue()).toBe("From a tunnel");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Send message" }).click();
    await thanks(page, "Demo Offline").waitFor();
    expect((await operatorReads(server)).match(/From a tunnel/g)).toHaveLength(1);
  });

  it("reports a creator's page, from its footer", async () => {
    const { page } = guest;
    await page.goto("/demo-speaker/about");
    await page.getByRole("link", { name: "Report this page" }).click();
    await page.getByRole("heading", { name: "Report this page" }).waitFor();
    await page.getByText("/demo-speaker/about").waitFor();
    await fill(page, { name: "Demo Reader", message: "These are my slides" });
    await page.getByRole("button", { name: "Send report" }).click();
    await thanks(page, "Demo Reader").waitFor();
    expect(await operatorReads(server)).toContain(
      "REPORT,Demo Reader,visitor@demo.example,These are my slides,,/demo-speaker/about",
    );
  });

  it.each(["/login", "/join", "/404", "/home"])("finds nothing to report on %s", async (path) => {
    const { page } = guest;
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Report this page" }).count()).toBe(0);
  });
});

describe("forms that come too often", () => {
  /** A quarter of it may come from one address within a day. */
  const CALLS_PER_MINUTE = 80;
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    const settings = { CALLS_PER_MINUTE: String(CALLS_PER_MINUTE) };
    [server, browser] = await Promise.all([startTestServer({ settings }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const send = (message: string) =>
    fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: "mutation ($command: SendFormCommand!) { sendForm(command: $command) }",
        variables: {
          command: { kind: "CONTACT", name: "A machine", email: "machine@demo.example", message },
        },
      }),
    });

  it("are refused with a sentence, and what was typed stays", async () => {
    for (let sent = 0; sent < CALLS_PER_MINUTE / 4; sent += 1) {
      expect((await send(`No ${sent}`)).status).toBe(200);
    }
    const { page } = await visit(browser, { url: server.url });
    await page.goto("/contact");
    await fill(page, { name: "Demo Late", message: "Am I too late?" });
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText(/Too many forms have been sent today/).waitFor();
    expect(await page.locator("textarea").inputValue()).toBe("Am I too late?");
    expect(await operatorReads(server)).not.toContain("Demo Late");
  });
});

describe("a form of another service", () => {
  let server: TestServer;
  let browser: Browser;
  const service = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Form</title><form><input aria-label="Your wish"></form>`);
  });

  beforeAll(async () => {
    await once(service.listen(0, "localhost"), "listening");
    const { port } = service.address() as AddressInfo;
    const settings = { FORM_URL_CONTACT: `http://localhost:${port}/wishes` };
    [server, browser] = await Promise.all([startTestServer({ settings }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
    service.close();
  });

  it("is filled in within the page, whose own policy doesn't know the service", async () => {
    const { page, complaints } = await visit(browser, { url: server.url });
    const answer = await page.goto("/contact");
    const policy = answer?.headers()["content-security-policy"];
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain("localhost");
    const field = page.frameLocator("iframe").frameLocator("iframe").getByLabel("Your wish");
    await field.fill("A form");
    expect(await page.getByLabel("Your name").count()).toBe(0);
    await page.goto("/contact?about=investors");
    await page.getByLabel("Your name").waitFor();
    expect(complaints).toEqual([]);
  });
});
