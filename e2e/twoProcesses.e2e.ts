import type { Browser } from "playwright";
import { afterAll, beforeAll, it } from "vitest";
import { type ServerTestDatabase, openServerForTests } from "../server/testing/databases.ts";
import { describeOnServer } from "../server/testing/onServer.ts";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import {
  GUEST,
  HOST,
  bookByVideo,
  enterSession,
  expectFrames,
  expectInRoom,
} from "./support/live.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { signInAs } from "./support/steps.ts";

describeOnServer("a session by video whose two are at two processes", (url) => {
  let database: ServerTestDatabase;
  let servers: TestServer[];
  let browser: Browser;
  let host: Visit;
  let guest: Visit;

  beforeAll(async () => {
    database = await openServerForTests(url, "e2e_two_processes");
    const settings = {
      DATABASE_URL: database.url,
      TOKEN_SECRET: "a secret that both of the processes have",
    };
    const first = await startTestServer({ settings });
    servers = [first];
    const second = await startTestServer({ settings });
    servers = [first, second];
    browser = await launchBrowser({ hasCamera: true });
    const session = await bookByVideo(browser, { server: first });
    const open = async (server: TestServer, name: string) => {
      const opened = await visit(browser, { url: server.url });
      await signInAs(opened.page, name);
      await opened.page.goto(session);
      return opened;
    };
    host = await open(first, HOST);
    guest = await open(second, GUEST);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.dispose()));
    await database.close();
  });

  const expectBothMoving = () => Promise.all([host, guest].map(({ page }) => expectFrames(page)));

  it("connects them", async () => {
    await enterSession(host.page, "Start session");
    await enterSession(guest.page, "Join session");
    await expectBothMoving();
  });

  it("passes on what they write to each other", async () => {
    await say(host, "From the first process");
    await expectText(guest, "From the first process");
    await say(guest, "From the second process");
    await expectText(host, "From the second process");
  });

  it("goes on at the same address once a process that was killed is there again", async () => {
    const [, second] = servers;
    await second?.stop("SIGKILL");
    await expectFrames(host.page);
    await say(host, "While you were away");
    await second?.start();
    await expectText(guest, "While you were away");
    await say(guest, "Back again");
    await expectText(host, "Back again");
    await guest.page.reload();
    await expectInRoom(guest.page);
    await expectBothMoving();
  });
});

/** Writes to the other side. */
async function say(from: Visit, text: string): Promise<void> {
  await openMessages(from);
  await from.page.getByRole("textbox", { name: "Message" }).fill(text);
  await from.page.keyboard.press("Enter");
}

async function expectText(at: Visit, text: string): Promise<void> {
  await openMessages(at);
  await at.page.getByText(text).waitFor();
}

async function openMessages({ page }: Visit): Promise<void> {
  if (await page.getByRole("region", { name: "Messages" }).isVisible()) return;
  await page.getByRole("button", { name: /^Messages/ }).click();
}
