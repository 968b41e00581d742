import { readFileSync } from "node:fs";
import type { Browser, Page, Route } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inProject } from "../scripts/lib/project.mjs";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, chooseAs, pathOf } from "./support/steps.ts";

const account = (page: Page) => page.getByRole("button", { name: "Your account" });
const notice = (page: Page) => page.getByText(/You stay signed in/);

/** The id under which the call for a new token is sent. */
const REFRESH_ID = idOf("mutation Refresh");

function idOf(beginning: string): string {
  const file = inProject("src", "operations", "generated", "persisted-documents.json");
  const documents = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const [id] = Object.entries(documents).find(([, text]) => text.startsWith(beginning)) ?? [];
  if (id === undefined) throw new Error(`No document begins with "${beginning}".`);
  return id;
}

/**
 * The browser alone reads when the token expires; that it was changed the server never gets to see.
 */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const [header, body = "", signature] = (localStorage.getItem("token") ?? "").split(".");
    const claims = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/"))) as object;
    const changed = btoa(JSON.stringify({ ...claims, exp: 1 })).replaceAll("=", "");
    localStorage.setItem("token", `${header}.${changed}.${signature}`);
  });

/** Until the app has written a new token, which comes after the page it is for. */
const untilRenewed = (page: Page, expired: string | null) =>
  page.waitForFunction((old) => ![null, old].includes(localStorage.getItem("token")), expired);

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

describe("somebody who stays signed in", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url });
    await guest.page.goto("/login");
    await guest.page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(guest.page, "Demo Guest");
    await account(guest.page).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("goes on in two tabs that open with a token that has run out", async () => {
    const { page } = guest;
    const other = await page.context().newPage();
    await expireToken(page);
    const expired = await tokenOf(page);
    await Promise.all([page.goto("/user/home"), other.goto("/user/settings")]);
    await other.getByRole("heading", { level: 1 }).waitFor();
    await Promise.all([account(page).waitFor(), account(other).waitFor()]);
    await expect.poll(() => pathOf(page)).toBe("/user/home");
    await expect.poll(() => pathOf(other)).toBe("/user/settings");
    await untilRenewed(page, expired);
    await other.close();
  });

  it("sees public pages while nobody can renew the token, and their own again afterwards", async () => {
    const { page } = guest;
    const failRefresh = async (route: Route) => {
      const { documentId } = route.request().postDataJSON() as { documentId: string };
      return documentId === REFRESH_ID
        ? route.fulfill({ status: 503, body: "busy" })
        : route.continue();
    };
    await page.route("**/graphql", failRefresh);
    await expireToken(page);
    await page.goto("/demo-speaker/offerings");
    await notice(page).waitFor();
    await page.getByRole("heading", { name: "One-on-One Calls" }).waitFor();
    await page.unroute("**/graphql", failRefresh);
    await notice(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "One-on-One Calls" }).waitFor();
    await page.goto("/user/home");
    await account(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe("/user/home");
  });
});

describe("a page that the browser keeps", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser({ keepsPages: true })]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });
  beforeEach(async () => {
    guest = await visit(browser, { url: server.url });
    await guest.page.goto("/login");
    await guest.page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(guest.page, "Demo Guest");
    await account(guest.page).waitFor();
    await guest.page.goto("/user/settings");
    await privately(guest.page).waitFor();
  });
  afterEach(() => guest.leave());

  const privately = (page: Page) => page.getByRole("heading", { name: "Settings", level: 1 });
  /** Goes back to a page that was left, and says whether it had been kept. */
  const goBack = async (page: Page) => {
    // Not `page.goBack()`: a cached page that reloads itself aborts it.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.getByRole("button", { name: "Continue with LinkedIn" }).waitFor();
    expect(await privately(page).count()).toBe(0);
    await expect.poll(() => pathOf(page)).toBe("/login");
  };
  const noteWhetherKept = (page: Page) =>
    page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.cookie = `kept=${persisted}`;
      });
    });
  const expectKept = async (page: Page) =>
    expect(await page.evaluate(() => document.cookie)).toContain("kept=true");

  it("is not shown again to someone who goes back after signing out", async () => {
    const { page } = guest;
    await noteWhetherKept(page);
    await account(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/home$/);
    await goBack(page);
    await expectKept(page);
  });

  it("is not shown again after another tab has signed out", async () => {
    const { page } = guest;
    await noteWhetherKept(page);
    await page.goto("/terms");
    const other = await page.context().newPage();
    await other.goto("/user/home");
    await account(other).click();
    // The current page follows by reloading itself, which would swallow the navigation.
    const reloaded = page.waitForEvent("load");
    await other.getByRole("menuitem", { name: "Sign out" }).click();
    await other.waitForURL(/\/home$/);
    await reloaded;
    await goBack(page);
    await expectKept(page);
  });
});

describe("what a creator has typed and not saved", () => {
  const LATER = "I take slides away until the rest can be heard.";
  let server: TestServer;
  let browser: Browser;
  let creator: Visit;
  let other: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    creator = await visit(browser, { url: server.url });
    await creator.page.goto("/login");
    await logIn(creator.page);
    await creator.page.goto("/beamer/about");
    other = await creator.page.context().newPage();
    await other.goto("/beamer/bookings");
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const logIn = async (page: Page) => {
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Speaker");
    await account(page).waitFor();
  };
  const biography = (page: Page) => page.getByLabel(/^Biography/);
  const signOutIn = async (page: Page) => {
    await account(page).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    return page.getByRole("dialog", {
      name: "Sign out and lose what you typed in “Title and biography”?",
    });
  };

  it("has the focus in the form as soon as it appears, and keeps it where they type", async () => {
    const button = creator.page.getByRole("button", { name: "Edit title and biography" });
    const focused = await button.evaluate(async (element: HTMLElement) => {
      element.click();
      await Promise.resolve();
      return document.activeElement?.getAttribute("name");
    });
    expect(focused).toBe("professionalTitle");
    await biography(creator.page).fill(LATER);
  });

  it("is asked about when they sign out in another tab, and stays when they don’t", async () => {
    const dialog = await signOutIn(other);
    await dialog.getByText(/open in another tab/).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => biography(creator.page).inputValue()).toBe(LATER);
    expect(new URL(other.url()).pathname).toBe("/beamer/bookings");
  });

  it("is there again when the session has ended by itself, and its person is back", async () => {
    const { page } = creator;
    const refuse = (route: Route) =>
      route.fulfill({
        status: 401,
        json: { errors: [{ message: "No.", extensions: { code: "AUTH_NOT_AUTHENTICATED" } }] },
      });
    await page.route("**/graphql", refuse);
    const reloaded = page.waitForEvent("load");
    // The page may fetch something by itself first: whichever call is refused ends the session.
    const save = page.getByRole("button", { name: "Save" });
    await Promise.all([reloaded, save.click({ timeout: 2_000 }).catch(() => undefined)]);
    await page.unroute("**/graphql", refuse);
    await page.reload();
    await logIn(page);
    await page.getByText("You typed this earlier.").waitFor();
    await expect.poll(() => pathOf(page)).toBe("/beamer/about");
    await expect.poll(() => biography(page).inputValue()).toBe(LATER);
  });

  it("is nowhere on the device after they have signed out all the same", async () => {
    const { page } = creator;
    await other.goto("/beamer/bookings");
    const dialog = await signOutIn(other);
    await dialog.getByRole("button", { name: "Sign out" }).click();
    await other.waitForURL(/\/home$/);
    await page.getByRole("button", { name: "Continue with LinkedIn" }).waitFor();
    const kept = (tab: Page) =>
      tab.evaluate(() =>
        [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
      );
    expect((await kept(page)) + (await kept(other))).not.toContain(LATER);
  });
});

describe("a browser that forbids a site to keep anything", () => {
  it("shows what everybody may see, and says why nobody can sign in", async () => {
    const [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    try {
      const { page, complaints } = await visit(browser, { url: server.url });
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
          Object.defineProperty(window, name, { get: refuse });
        }
      });
      await page.goto("/demo-speaker/about");
      await page.getByRole("heading", { name: "Demo Speaker", level: 1 }).waitFor();
      await page.getByRole("link", { name: "Offerings" }).click();
      await book(page, "First hello");
      await page.getByRole("button", { name: /^Continue with \d\d:\d\d$/ }).click();
      await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
      await page.getByText("Your browser doesn’t store anything for this site").waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.dispose();
    }
  });
});
