import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs, fillBilling, openItem, payWith } from "./support/steps.ts";

const STAYS_PENDING = "4000 0000 0000 0077";
const PAYS = "4242 4242 4242 4242";

const LATE = { of: "demo-speaker", title: "The quiet interface", pages: 4 };
const TWICE = { of: "demo-coach", title: "Ninety days as a manager" };

describe("what is bought is in the library once", () => {
  let server: TestServer;
  let browser: Browser;
  const visits: Visit[] = [];

  /** Signs somebody of the demo marketplace in, in a fresh browser. */
  async function signInAs(name: string, at: string): Promise<Visit> {
    const opened = await visit(browser, { url: server.url });
    visits.push(opened);
    const { page } = opened;
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, name);
    await page.waitForURL(/\/(user|beamer)/);
    await page.goto(at);
    return opened;
  }

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("when the browser is closed as soon as the card is sent", async () => {
    const buyer = await signInAs("Demo Guest", "/user/home");
    const { page } = buyer;
    await page.getByText("Your Library is Empty").waitFor();
    await openItem(page, LATE);
    await page.getByRole("button", { name: "Buy now" }).click();
    await fillBilling(page);
    const sent = page.waitForResponse("**/local/cards/confirm");
    await payWith(page, STAYS_PENDING);
    expect((await sent).status()).toBe(200);
    await buyer.leave();
  });

  it("and its bank decides when nobody looks", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await page.goto("/local/cards/processing");
    await page.getByRole("button", { name: "Pay" }).click();
    await page.getByText("No payments are waiting.").waitFor();
    expect(await page.getByRole("button", { name: "Pay" }).count()).toBe(0);
    await leave();
  });

  it("then it is there in another browser, and opens", async () => {
    const { page } = await signInAs("Demo Guest", "/user/home");
    await page.getByRole("link", { name: LATE.title }).click();
    await page.getByRole("button", { name: "Open now" }).click();
    await page.getByRole("group", { name: `Page 1 of ${LATE.pages}` }).waitFor();
    expect(await page.getByRole("button", { name: "Buy now" }).count()).toBe(0);
    await page.goBack();
    await page.getByRole("link", { name: LATE.title }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: LATE.title }).count()).toBe(1);
  });

  it("when two tabs pay for it at once", async () => {
    const { page: one } = await signInAs("Demo Guest", "/user/home");
    const other = await one.context().newPage();
    await Promise.all([one, other].map((page) => openItem(page, TWICE)));
    await Promise.all(
      [one, other].map((page) => page.getByRole("button", { name: "Buy now" }).click()),
    );
    for (const page of [one, other]) await fillBilling(page);
    await Promise.all([one, other].map((page) => payWith(page, PAYS)));
    for (const page of [one, other]) {
      await page.getByRole("link", { name: "Redirect now" }).click();
      await page.getByRole("button", { name: "Open now" }).waitFor();
    }
    expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
  });

  it.each([
    ["Demo Speaker", LATE],
    ["Demo Coach", TWICE],
  ])("is charged once: %s has one sale of it", async (name, { title }) => {
    const { page } = await signInAs(name, "/beamer/earnings");
    const sales = page.getByRole("list", { name: "Sales" });
    await sales.getByText(title).waitFor();
    await expect.poll(() => sales.getByText(title).count()).toBe(1);
    expect(await sales.getByText("Refunded").count()).toBe(0);
  });

  it("heard no complaint of a page", () => {
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
