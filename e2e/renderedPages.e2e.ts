import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { TAKEN } from "../src/app/pageData.ts";
import { gotoRendered, pathOf, signInAs, whenTaken } from "./support/steps.ts";

const ABOUT = "/demo-speaker/about";
const OFFERINGS = "/demo-speaker/offerings";

/** Addresses of the demo marketplace that visitors open, and what they read there. */
const PAGES: Readonly<Record<string, string>> = {
  "/home": "Beamers",
  "/features": "Beamers",
  "/beta-program?name=my-page": "Beamers",
  "/private-beta": "Beamers",
  "/for-investors": "Beamers",
  "/team": "Beamers",
  "/contact?about=investors": "Beamers",
  "/terms": "Beamers",
  "/privacy": "Beamers",
  "/imprint": "Beamers",
  [ABOUT]: "Demo Speaker",
  [OFFERINGS]: "The quiet interface",
  "/demo-speaker/consumable/publication/pub_demo_speaker_1": "Demo Speaker",
  "/demo-speaker/consumable/talk/tlk_demo_speaker_1": "Demo Speaker",
};

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** Adds up how far the page's content moves by itself. */
function watchShifts(): void {
  const shifts = { total: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.total += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);

/** What the page asked for until it was the browser's own. */
const askedBy = (page: Page) =>
  page.evaluate((mark) => {
    const [taken] = performance.getEntriesByName(mark);
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (taken?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  }, TAKEN);

/** Opens a page, with what it asked for besides what its document names. */
async function openWatched(path: string, width: number, url = server.url) {
  const visited = await visit(browser, { url, width });
  const { page } = visited;
  // They come late, as to a phone with bad reception.
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  const response = await gotoRendered(page, path);
  const html = (await response?.text()) ?? "";
  await whenTaken(page);
  const asked = (await askedBy(page)).filter((file) => /^\/graphql$|\.(?:js|css)$/.test(file));
  await page.evaluate(() => document.fonts.ready);
  const complaints = () => visited.complaints;
  return { ...visited, complaints, html, unnamed: asked.filter((file) => !html.includes(file)) };
}

describe.each([390, 1280])("a visitor's page, %i px wide,", (width) => {
  it.each(Object.keys(PAGES))("is taken over as it came: %s", async (path) => {
    const { page, html, unnamed, complaints, leave } = await openWatched(path, width);
    expect(html).toContain(PAGES[path]);
    expect(unnamed).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    expect(complaints()).toEqual([]);
    await leave();
  });

  it("for booking asks only for its times", async () => {
    const path = "/demo-speaker/booking/one_demo_speaker_1";
    const { page, html, unnamed, complaints, leave } = await openWatched(path, width);
    expect(html).toContain("Choose your time slot");
    await page.getByRole("radio").first().waitFor();
    expect(unnamed.filter((file) => file !== "/graphql")).toEqual([]);
    expect(unnamed.length).toBeLessThanOrEqual(1);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    expect(complaints()).toEqual([]);
    await leave();
  });
});

it("a page is taken over as it came, whichever name of the site the browser asked", async () => {
  const other = server.url.replace("localhost", "127.0.0.1");
  for (const path of ["/home", "/beta-program", OFFERINGS]) {
    const { complaints, leave } = await openWatched(path, 390, other);
    expect(complaints()).toEqual([]);
    await leave();
  }
});

it.each([
  ["/home", ["stylesheet", "image", "font"]],
  [OFFERINGS, ["stylesheet", "font"]],
])(
  "%s brings what it looks like at once, its fonts last, and its code later",
  async (path, order) => {
    const html = await (await fetch(server.url + path)).text();
    const [code = ""] = /<template id="code">[^]*?<\/template>/.exec(html) ?? [];
    expect(code).toContain('<script type="module"');
    const atOnce = html.replace(code, "");
    const links = atOnce.matchAll(/<link rel="(stylesheet)"|<link[^>]* as="(font|image)"/g);
    const kinds = [...links].map(([, rel, as]) => rel ?? as ?? "");
    expect([...new Set(kinds)]).toEqual(order);
    expect(kinds).toEqual(
      kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
    expect(atOnce).not.toMatch(/modulepreload|<script[^>]+(src=|type="module")/);
  },
);

describe("with scripts switched off", () => {
  let page: Page;
  beforeAll(async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    page = await context.newPage();
    // What links and forms lead to.
    const item = "/demo-speaker/consumable/publication/pub_demo_speaker_1";
    for (const path of [OFFERINGS, item, "/beta-program?name=my-page"]) {
      await gotoRendered(page, path);
    }
  });
  afterAll(() => page.context().close());

  it("a creator's page can be read, and its tabs and links lead on", async () => {
    await gotoRendered(page, "/demo-speaker?utm_source=slide");
    expect(page.url()).toBe(`${server.url}${ABOUT}?utm_source=slide`);
    await page.getByRole("heading", { name: "Demo Speaker" }).waitFor();
    await page.getByRole("link", { name: "Offerings" }).click();
    expect(pathOf(page)).toBe(OFFERINGS);
    await page.getByRole("link", { name: "The quiet interface" }).click();
    await page.getByRole("heading", { name: "The quiet interface" }).waitFor();
    expect(await page.locator("body > noscript").innerText()).toContain("switched off");
  });

  it("a wanted name gets to the beta program", async () => {
    await gotoRendered(page, "/home");
    await page.getByLabel("The address of your page").first().fill("my-page");
    await page.getByRole("button", { name: "Claim your page" }).first().click();
    expect(page.url()).toBe(`${server.url}/beta-program?name=my-page`);
    expect(await page.getByLabel("The address of your page").first().inputValue()).toBe("my-page");
  });

  it("a form and the times of an offer say what they need", async () => {
    await gotoRendered(page, "/contact");
    expect(await page.locator("form noscript").innerText()).toContain("needs JavaScript");
    await page.getByLabel("Your name").fill("Demo");
    await page.getByRole("button", { name: /^Send/ }).click();
    expect(page.url()).toBe(`${server.url}/contact`);
    await gotoRendered(page, "/demo-speaker/booking/one_demo_speaker_1");
    expect(await page.locator("main noscript").innerText()).toContain("needs JavaScript");
  });

  it("what isn't there says so, at the address that was asked for", async () => {
    const response = await gotoRendered(page, "/nobody/about");
    expect(response?.status()).toBe(404);
    expect(pathOf(page)).toBe("/nobody/about");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});

describe("somebody who is faster than the scripts", () => {
  /** Holds back all scripts of a page but those within it, until they are released. */
  async function openSlowly(path: string): Promise<Visit & { release: () => void }> {
    const visited = await visit(browser, { url: server.url });
    const { page } = visited;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await gotoRendered(page, path, { waitUntil: "commit" });
    return { ...visited, release };
  }

  const isTaken = (page: Page) =>
    page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, TAKEN);

  it("finds what they typed, and can send it", async () => {
    const { page, release, complaints, leave } = await openSlowly("/contact");
    await page.getByLabel("Your name").fill("Demo Visitor");
    await page.getByLabel("Your email").fill("demo@demo.example");
    await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
    expect(await isTaken(page)).toBe(false);
    release();
    await whenTaken(page);
    expect(await page.getByLabel("Your name").inputValue()).toBe("Demo Visitor");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.getByLabel("Your message").fill("Hello");
    await page.getByRole("button", { name: /^Send/ }).click();
    await page
      .getByText(/Thank you/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it("gets what they pressed", async () => {
    const { page, release, leave } = await openSlowly(ABOUT);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    expect(await isTaken(page)).toBe(false);
    release();
    await expect.poll(() => pathOf(page)).toBe("/login");
    await leave();
  });
});

describe("who is signed in", () => {
  it("gets their own page, and a visitor's after they have signed out", async () => {
    const { page, complaints, leave } = await visit(browser, { url: server.url });
    const rootOf = async (path: string) => {
      const text = await (await page.request.get(path)).text();
      return text.includes('<div id="root"></div>') ? "the browser's own" : "a visitor's";
    };
    await expect.poll(() => rootOf(ABOUT)).toBe("a visitor's");
    await signInAs(page, "Demo Visitor");
    expect(await rootOf(ABOUT)).toBe("the browser's own");
    // Once they have signed out, the server would refuse to note their visit.
    const noted = page.waitForResponse(
      (response) => response.request().postData()?.includes("creatorId") ?? false,
    );
    await page.goto(ABOUT);
    await noted;
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    // Where signing out leads: a context that is closed on the way there may hang.
    await page.getByRole("button", { name: "Log in", exact: true }).waitFor();
    await expect.poll(() => rootOf(ABOUT)).toBe("a visitor's");
    expect(complaints).toEqual([]);
    await leave();
  });

  it("sees a visitor's page as soon as they are signed out elsewhere", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await gotoRendered(page, ABOUT);
    // As a tab whose sign-in ends between its first frame and its scripts.
    await page.addInitScript(() => {
      localStorage.setItem("token", "one");
      setTimeout(() => localStorage.removeItem("token"));
    });
    await page.reload();
    await whenTaken(page);
    expect(await page.getByRole("heading", { name: "Demo Speaker" }).isVisible()).toBe(true);
    await leave();
  });

  it("sees their own page, although the server took them for a visitor", async () => {
    const { page, complaints, leave } = await visit(browser, { url: server.url });
    await signInAs(page, "Demo Speaker");
    await page.context().clearCookies({ name: "signedIn" });
    const response = await gotoRendered(page, OFFERINGS);
    expect(await response?.text()).toContain("The quiet interface");
    await page.getByRole("link", { name: "Edit profile" }).waitFor();
    expect(await page.getByText("Log in to continue").count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe("what a page depends on", () => {
  it("is the country that was chosen, from the first byte", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await gotoRendered(page, OFFERINGS);
    await page.getByRole("button", { name: /^Country/ }).click();
    await page.getByRole("combobox", { name: "Country" }).fill("France");
    await page.getByRole("option", { name: "France", exact: true }).click();
    await page.getByText(/country you chose: France/).waitFor();
    const response = await page.reload();
    expect(await response?.text()).toContain("country you chose: France");
    await leave();
  });

  it("is what it is now, for who goes back to it", async () => {
    const { page, leave } = await visit(browser, { url: server.url });
    await gotoRendered(page, OFFERINGS);
    await whenTaken(page);
    await gotoRendered(page, "/terms");
    await page.context().addCookies([{ name: "country", value: "FR", url: server.url }]);
    await page.goBack();
    await page.getByText(/country you chose: France/).waitFor();
    expect(pathOf(page)).toBe(OFFERINGS);
    await leave();
  });

  it("is the browser's zone, which the server takes for the country's at first", async () => {
    const timeZone = "America/Los_Angeles";
    const { page, complaints, leave } = await visit(browser, { url: server.url, timeZone });
    const first = await gotoRendered(page, ABOUT);
    expect(await first?.text()).toContain("Time zone: Europe/Brussels");
    await page.getByRole("button", { name: /Los Angeles/ }).waitFor();
    // It is noted once the browser has nothing else to do.
    const namesOfCookies = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(namesOfCookies).toContain("browserZone");
    const second = await page.reload();
    expect(await second?.text()).toContain("Time zone: America/Los Angeles");
    expect(complaints).toEqual([]);
    await leave();
  });
});
