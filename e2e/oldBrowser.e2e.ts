import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs, openItem } from "./support/steps.ts";

const FREE = "A keynote in nine sentences";

/** Features newer than the oldest supported browsers: Safari 17.0 has none of them. */
const AFTER_SAFARI_17 = [
  "AbortSignal.any",
  "ArrayBuffer.prototype.transfer",
  "Iterator",
  "Map.groupBy",
  "Map.prototype.getOrInsert",
  "Map.prototype.getOrInsertComputed",
  "Math.sumPrecise",
  "Object.groupBy",
  "Promise.try",
  "Promise.withResolvers",
  "RegExp.escape",
  "Uint8Array.fromBase64",
  "Uint8Array.prototype.toBase64",
  "Uint8Array.prototype.toHex",
  "URL.parse",
  "requestIdleCallback",
  "scheduler",
];
/** A script that takes these away, as in a browser that never had them. */
const without = (names: readonly string[]) =>
  names
    .map((name) => {
      const path = name.split(".");
      const last = path.pop();
      const owner = ["globalThis", ...path].join("?.");
      return `if (${owner}) delete ${owner}["${last}"];`;
    })
    .join("\n");

/** Changes the script that reads documents in a thread of its own. */
async function changeReader(page: Page, change: (script: string) => string) {
  await page.route("**/pdf.worker.min.mjs", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Signs in to have a free document. */
async function openFree(page: Page, reader: string) {
  await openItem(page, { of: "demo-speaker", title: FREE });
  await page.getByRole("button", { name: "Log in to view content" }).click();
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await chooseAs(page, reader);
  await page.getByRole("button", { name: "Add to Library" }).click();
}

describe("in a browser that is as old as those that are supported", () => {
  let server: TestServer;
  let browser: Browser;
  let creator: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    creator = await visit(browser, { url: server.url });
    await creator.page.addInitScript(without(AFTER_SAFARI_17));
    await changeReader(creator.page, (script) => `${without(AFTER_SAFARI_17)}\n${script}`);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("reads a document", async () => {
    const { page } = creator;
    await openFree(page, "Demo Guest");
    await page.getByRole("group", { name: "Page 1 of 4" }).waitFor();
    expect(await page.evaluate(() => "any" in AbortSignal)).toBe(false);
  });

  it("edits the links of a page", async () => {
    const { page } = creator;
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(({ pathname }) => ["/login", "/home"].includes(pathname));
    await page.goto("/beamer/profile");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Speaker");
    await page.getByRole("button", { name: "Edit links" }).click();
    await page.getByLabel("URL").first().fill("https://speaker.example/letters");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Links saved").waitFor();
    expect(await page.evaluate(() => "parse" in URL)).toBe(false);
  });

  it("hears no complaint of the page", () => {
    expect(creator.complaints).toEqual([]);
  });

  it("is told in one that is older that it shows no documents, not that they are damaged", async () => {
    const guest = await visit(browser, { url: server.url });
    await changeReader(guest.page, (script) => `syntax of next year;\n${script}`);
    await openFree(guest.page, "Demo Visitor");
    const said = await guest.page.getByRole("alert").textContent();
    expect(said).toContain("This browser is too old to show documents here.");
    await guest.leave();
  });
});
