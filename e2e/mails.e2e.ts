import ICAL from "ical.js";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, pathOf, signInAs, signUpAs, takeSlotAndAnswer } from "./support/steps.ts";

const GUEST = "demo-guest@demo.example";
const NEWCOMER = "newcomer@demo.example";
const SPEAKER = "demo-speaker@demo.example";

describe("what people hear of a session by mail", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;
  let newcomer: Visit;
  let session: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url, width: 390 });
    newcomer = await visit(browser, { url: server.url, width: 390 });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  /** Opens the outbox once it shows this many mails; their subjects and addresses, first one first. */
  const outbox = async (count: number) => {
    const { page } = guest;
    await expect
      .poll(
        async () => {
          await page.goto("/local/mails");
          return page.locator(".letters li").count();
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(count);
    const texts = await page.locator(".letters li").allInnerTexts();
    return texts.map((text) => text.split("\n").slice(0, 2).join(" ")).toReversed();
  };
  const open = async (subject: string, to: string) => {
    const { page } = guest;
    await page.goto("/local/mails");
    const mail = page.locator(".letters li").filter({ hasText: subject }).filter({ hasText: to });
    await mail.getByRole("link").click();
    await page.getByRole("heading", { name: "As HTML" }).waitFor();
  };
  const eventOf = async (subject: string) => {
    await open(subject, GUEST);
    const { page } = guest;
    const link = page.getByRole("link", { name: "session.ics" });
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const [event, ...more] = calendar.getAllSubcomponents("vevent");
    expect(more).toEqual([]);
    const valueOf = (name: string) => event?.getFirstPropertyValue(name)?.toString();
    return {
      method: calendar.getFirstPropertyValue("method"),
      uid: valueOf("uid"),
      sequence: Number(valueOf("sequence")),
      status: valueOf("status"),
      attendee: valueOf("attendee"),
    };
  };

  it("is that it was booked, moved and cancelled, in this order, each to both", async () => {
    const { page } = guest;
    await signInAs(page, "Demo Guest");
    await page.goto("/demo-speaker/offerings");
    await book(page, "First hello");
    await takeSlotAndAnswer(page, "Complete Booking");
    await page.waitForURL(/one-on-one-booking-detail/);
    session = pathOf(page);
    const about = {
      guest: "First hello with Demo Speaker",
      speaker: "First hello with Demo Guest",
    };
    const toBoth = (word: string) => [
      expect.stringMatching(`${word}: ${about.guest} To ${GUEST}`),
      expect.stringMatching(`${word}: ${about.speaker} To ${SPEAKER}`),
    ];
    expect(await outbox(2)).toEqual(toBoth("Booked"));

    await page.goto(session);
    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByText("Not chosen yet").waitFor();
    await page.getByRole("radio").nth(3).click();
    await page.getByRole("button", { name: /^Move it to/ }).click();
    await page.waitForURL(/one-on-one-booking-detail/);
    expect(await outbox(4)).toEqual([...toBoth("Booked"), ...toBoth("Moved")]);

    await page.goto(session);
    await page.getByRole("button", { name: "Cancel session" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Something <b>came</b> up");
    await dialog.getByRole("button", { name: "Cancel session" }).click();
    await page.getByText("Session cancelled").waitFor();
    expect(await outbox(6)).toEqual([
      ...toBoth("Booked"),
      ...toBoth("Moved"),
      ...toBoth("Cancelled"),
    ]);
  });

  it("is one event in a calendar", async () => {
    const booked = await eventOf("Booked");
    expect(booked).toMatchObject({
      method: "REQUEST",
      sequence: 0,
      status: "CONFIRMED",
      attendee: `mailto:${GUEST}`,
    });
    expect(await eventOf("Moved")).toEqual({ ...booked, sequence: 1 });
    expect(await eventOf("Cancelled")).toEqual({
      ...booked,
      method: "CANCEL",
      sequence: 2,
      status: "CANCELLED",
    });
  });

  it("shows what was typed as text, in HTML and as text", async () => {
    await open("Cancelled", SPEAKER);
    const { page } = guest;
    await page.getByText("> Something <b>came</b> up").waitFor();
    const inFrame = page.frameLocator("iframe").getByText("Something <b>came</b> up", {
      exact: true,
    });
    await inFrame.waitFor();
    expect(await inFrame.count()).toBe(1);
  });

  it("leads to the session", async () => {
    await open("Booked", GUEST);
    const { page } = guest;
    const link = page.frameLocator("iframe").getByRole("link", { name: "See the session" });
    expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(session);
  });

  it("can be turned off by a link that works without a sign-in, once it is pressed", async () => {
    await open("Booked", GUEST);
    const { page } = guest;
    const link = page.frameLocator("iframe").getByRole("link", { name: /^Turn off mails about/ });
    const address = (await link.getAttribute("href")) ?? "";
    const stranger = await visit(browser, { url: server.url, width: 390 });
    await stranger.page.goto(new URL(address).pathname + new URL(address).search);
    await stranger.page.getByRole("button", { name: "Turn off" }).click();
    await stranger.page.getByRole("heading", { name: /Turned off/ }).waitFor();
    await page.goto("/user/settings");
    await expect
      .poll(() => page.getByRole("switch", { name: /^Sessions/ }).isChecked())
      .toBe(false);
    expect(stranger.complaints).toEqual([]);
  });

  it("comes to nobody whose address is not verified, until they open the link", async () => {
    const { page } = newcomer;
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await page.getByLabel("This address is not verified").check();
    await signUpAs(page, { firstName: "Demo", lastName: "Newcomer", email: NEWCOMER });
    await page.waitForURL(/onboarding/);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Get started" }).click();
    await page.waitForURL(/\/user\/home/);
    await page.getByRole("link", { name: "Confirm your address" }).click();
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText(/^We sent a link to/).waitFor();
    await outbox(7);
    await open("Confirm your e-mail address", NEWCOMER);
    const link = guest.page.frameLocator("iframe").getByRole("link", { name: /Confirm/ });
    const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
    await page.goto(pathname + search);
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await page.getByRole("heading", { name: "Confirmed" }).waitFor();
    await page.goto("/user/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Confirm your address" }).count()).toBe(0);
    expect(newcomer.complaints).toEqual([]);
  });

  it("made no page complain", () => {
    expect(guest.complaints).toEqual([]);
  });
});
