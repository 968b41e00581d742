import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { addPicture, chooseDrop, connectCalendar, publish, uploadDrop } from "./support/creator.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import {
  book,
  chooseAs,
  fillBilling,
  payWith,
  signUpAs,
  takeSlotAndAnswer,
} from "./support/steps.ts";

const TEST_CARD = "4242 4242 4242 4242";
/** An unthrottled network, in bytes per second. */
const AS_IT_IS = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

describe.each([390, 1280])("from an invitation to a sold page, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let creator: Visit;
  let buyer: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    [creator, buyer] = await Promise.all([
      visit(browser, { url: server.url, width }),
      visit(browser, { url: server.url, width }),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("joins with an invitation, and says who they are", async () => {
    const { page } = creator;
    await page.goto("/join?beamercode=DEMOSPEAKER");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await signUpAs(page, { firstName: "Demo", lastName: "Maker", email: "maker@demo.example" });
    await page.getByRole("heading", { name: "Show who you are" }).waitFor();
    await addPicture(page);
    await page.getByLabel("Professional title").fill("Maker of calm slides");
    await page.getByLabel("About you").fill("I take things away until the rest can be heard.");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Start creating" }).click();
    await page.waitForURL(/\/beamer$/);
    await page.getByRole("heading", { name: "Complete your profile" }).waitFor();
    expect(await page.getByRole("link", { name: "View my page" }).getAttribute("href")).toBe(
      "/demo-maker",
    );
  });

  it("connects a calendar and sets weekly hours", async () => {
    const { page } = creator;
    await page.goto("/beamer/offerings");
    await page.getByRole("link", { name: "Connect a calendar" }).click();
    await connectCalendar(page);
    await page.goto("/beamer/offerings");
    await page.getByRole("link", { name: "Set your availability" }).click();
    await page.getByRole("button", { name: "Fill in weekdays, 9 to 5" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Weekly hours saved").waitFor();
    expect(await page.getByText("Every day is off").count()).toBe(0);
  });

  it("offers a call, and publishes it from the list", async () => {
    const { page } = creator;
    await page.goto("/beamer/offerings");
    await page.getByRole("button", { name: "Add 1:1 Call" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Half your slides");
    await page.getByLabel("Price in euros, excl. VAT").fill("40");
    await page.getByRole("button", { name: "Save as a draft" }).click();
    await publish(page, "Half your slides");
    await expect
      .poll(() => page.getByRole("heading", { name: "Half your slides" }).count())
      .toBe(1);
  });

  it("uploads a drop, and publishes it with a title and a price", async () => {
    const { page } = creator;
    await uploadDrop(page);
    await page.getByText("Add a title before you publish this").waitFor();
    await page.getByLabel("Title", { exact: true }).fill("Calm slides");
    await page.getByLabel("Price in euros, excl. VAT").fill("12");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("heading", { name: "Calm slides", level: 1 }).waitFor();
    await publish(page, "Calm slides");
    // Shown once its previews are drawn, which is polled ever less often.
    await page.getByRole("group", { name: /^Page 1 of/ }).waitFor({ timeout: 30_000 });
    await expect.poll(() => page.getByText("Calm slides.pdf").count()).toBe(1);
  });

  it("reads of a wrong file what is wrong with it, also over a slow line", async () => {
    const { page } = creator;
    await page.goto("/beamer/offerings");
    const line = await page.context().newCDPSession(page);
    await line.send("Network.emulateNetworkConditions", { ...AS_IT_IS, uploadThroughput: 200_000 });
    await chooseDrop(page, { name: "A letter.pdf", content: Buffer.alloc(800_000, "Dear all, ") });
    const refusal = page.getByText("Only PDF files are allowed");
    await refusal.waitFor();
    await expect.poll(() => refusal.count()).toBe(1);
    await line.send("Network.emulateNetworkConditions", AS_IT_IS);
  });

  it("is found by somebody else, who books and pays", async () => {
    const { page } = buyer;
    await page.goto("/demo-maker");
    await page.getByRole("heading", { name: "Demo Maker" }).waitFor();
    await page.getByText("I take things away until the rest can be heard.").waitFor();
    await page.getByRole("link", { name: "Offerings" }).click();
    await book(page, "Half your slides");
    await page.getByRole("heading", { name: "Book Your Session" }).waitFor();
    await page
      .getByRole("button", { name: /log in/i })
      .first()
      .click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await takeSlotAndAnswer(page, "Continue to Payment");
    await fillBilling(page);
    await payWith(page, TEST_CARD);
    await page.getByRole("link", { name: "Redirect now" }).click();
    await page.getByText("Paid", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("Half your slides").count()).toBeGreaterThan(0);
  });

  it("sells the drop to the same person", async () => {
    const { page } = buyer;
    await page.goto("/demo-maker/offerings");
    await page.getByRole("link", { name: "Calm slides" }).click();
    await page.getByRole("button", { name: "Buy now" }).click();
    await fillBilling(page);
    await payWith(page, TEST_CARD);
    await page.getByRole("link", { name: "Redirect now" }).click();
    await page.waitForURL(/\/demo-maker\/consumable\/publication\//);
    await page.getByRole("button", { name: "Open now" }).waitFor();
    expect(await page.getByRole("button", { name: "Buy now" }).count()).toBe(0);
  });

  it("reads of both sales, and heard no complaint of a page", async () => {
    const { page } = creator;
    await page.goto("/beamer/earnings");
    const earnings = page.getByRole("main");
    await earnings.getByText("Half your slides").first().waitFor();
    await earnings.getByText("Calm slides").first().waitFor();
    expect([...creator.complaints, ...buyer.complaints]).toEqual([]);
  });
});
