import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { GUEST, HOST, expectFrames, expectInRoom, letBegin } from "./support/live.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, pathOf, signInAs, takeSlotAndAnswer } from "./support/steps.ts";

describe.each([390, 1280])("a session by video, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let host: Visit;
  let guest: Visit;
  let session: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser({ hasCamera: true })]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const open = () => visit(browser, { url: server.url, width });
  it("is booked, and says when it can be joined", async () => {
    [guest, host] = await Promise.all([open(), open()]);
    await signInAs(guest.page, GUEST);
    await guest.page.goto("/demo-speaker/offerings");
    await book(guest.page, "First hello");
    await takeSlotAndAnswer(guest.page, "Complete Booking");
    await guest.page.waitForURL(/one-on-one-booking-detail/);
    session = pathOf(guest.page);
    await signInAs(host.page, HOST);
    await host.page.goto(session);
    await host.page.getByRole("button", { name: "Change how you meet" }).click();
    await host.page.getByRole("radio", { name: "Here, by video" }).check();
    await host.page.getByRole("button", { name: "Save" }).click();
    await host.page.getByText(/^Here, by video\. You can join from/).waitFor();
    expect(await host.page.getByRole("link", { name: "Join" }).count()).toBe(0);
  });

  it("lets its guest wait for the host", async () => {
    const { page } = guest;
    await letBegin(page, session);
    await page.getByRole("link", { name: "Join" }).click();
    await page.waitForURL(/\/live\//);
    await page.getByLabel("Your video").waitFor();
    await page.getByRole("button", { name: "Join session" }).click();
    await page.getByText(/^Waiting for .* to start the session$/).waitFor();
    expect(await page.getByRole("toolbar").count()).toBe(0);
  });

  it("connects both once its host starts it, from the dashboard", async () => {
    await host.page.goto("/beamer");
    await host.page.getByRole("link", { name: "Join" }).click();
    await host.page.getByText(/is waiting for you/).waitFor();
    await host.page.getByRole("button", { name: "Start session" }).click();
    await Promise.all([expectInRoom(host.page), expectInRoom(guest.page)]);
    await Promise.all([expectFrames(host.page), expectFrames(guest.page)]);
  });

  it("goes on after one of them has reloaded", async () => {
    await guest.page.reload();
    await expectInRoom(guest.page);
    await Promise.all([expectFrames(host.page), expectFrames(guest.page)]);
  });

  it("goes on while the server is restarted", async () => {
    await server.stop();
    await expectFrames(host.page);
    await server.start();
    await host.page.getByRole("button", { name: "Messages" }).click();
    await host.page.getByRole("textbox", { name: "Message" }).fill("Are you still there?");
    await host.page.getByRole("button", { name: "Send" }).click();
    await guest.page.getByRole("button", { name: "Messages, 1 new" }).click();
    await guest.page.getByText("Are you still there?").waitFor();
    await guest.page.getByRole("textbox", { name: "Message" }).fill("https://example.com/notes");
    await guest.page.keyboard.press("Enter");
    await host.page.getByRole("link", { name: "https://example.com/notes" }).waitFor();
    for (const { page } of [host, guest]) {
      await page.getByRole("button", { name: "Hide messages" }).first().click();
    }
  });

  it("shows the screen that one of them shares", async () => {
    await host.page.getByRole("button", { name: "Share screen" }).click();
    await host.page.getByLabel("Your screen").waitFor();
    await expectFrames(guest.page, /^Screen of Demo Speaker$/);
    await host.page.getByRole("button", { name: "Stop sharing" }).click();
    await expectFrames(guest.page, /^Video of Demo Speaker$/);
  });

  it("is ended by its host, and leads both on", async () => {
    await host.page.getByRole("button", { name: "Leave" }).click();
    await host.page.getByRole("button", { name: "End for both" }).click();
    await expect.poll(() => pathOf(host.page)).toBe("/beamer");
    await expect.poll(() => pathOf(guest.page)).toBe("/demo-speaker/about");
    await guest.page.getByText("The session has ended").waitFor();
    expect([...host.complaints, ...guest.complaints].filter(isNews)).toEqual([]);
  });
});

/** While the server is away, browsers log that it doesn't answer. */
const isNews = (complaint: string) =>
  !/Failed to load resource|ERR_|reach the server/.test(complaint);
