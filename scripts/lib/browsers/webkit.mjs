import { once } from "node:events";
import { spawn } from "node:child_process";
import { Builder } from "selenium-webdriver";
import { freePort } from "../freePort.mjs";
import { programAt } from "./machine.mjs";

/**
 * @typedef {import("./page.ts").Page} Page
 * @typedef {import("selenium-webdriver").WebDriver} WebDriver
 */

const driverProgram = () =>
  programAt({ setting: "WEBKIT_DRIVER_PATH", commands: ["WebKitWebDriver"] });
/** A window with nothing but a page; Debian installs it next to the library. */
const windowProgram = () =>
  programAt({
    setting: "WEBKIT_BROWSER_PATH",
    commands: ["MiniBrowser"],
    files: ["/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib/*/webkit*/MiniBrowser"],
  });
const screenProgram = () => programAt({ setting: "XVFB_PATH", commands: ["Xvfb"] });

/** @type {import("./page.ts").Browser} WebKitGTK, the engine of Safari, driven by WebDriver. */
export const webkit = {
  name: "WebKit",
  // Its window does not become as narrow as that.
  narrow: 360,
  missing: () => {
    if (driverProgram() === null || windowProgram() === null) {
      return "WebKitGTK is not installed (Debian: `apt-get install webkit2gtk-driver`).";
    }
    return screenProgram() === null
      ? "WebKitGTK needs a screen of its own (Debian: `apt-get install xvfb`)."
      : null;
  },
  open: async (atEnd) => {
    const display = await startScreen(atEnd);
    const port = await freePort();
    startDriver({ atEnd, display, port });
    const driver = await connect(port);
    // Before its driver is, which could not pass it on any more.
    atEnd(() => driver.quit());
    return pageOf({ driver, version: await versionOf(driver) });
  },
};

/**
 * A virtual screen for this run alone.
 * @param {import("./page.ts").AtEnd} atEnd
 */
async function startScreen(atEnd) {
  const size = ["-screen", "0", "1440x1100x24"];
  const screen = spawn(
    screenProgram() ?? "Xvfb",
    ["-displayfd", "3", ...size, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      detached: true,
    },
  );
  atEnd(() => screen.kill());
  const [number] = await once(/** @type {NodeJS.ReadableStream} */ (screen.stdio[3]), "data");
  return `:${String(number).trim()}`;
}

/**
 * @param {{ atEnd: import("./page.ts").AtEnd, display: string, port: number }} options
 */
function startDriver({ atEnd, display, port }) {
  const driver = spawn(driverProgram() ?? "WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: "" },
    stdio: "ignore",
    // A group of its own, with the window that it opens: both are killed together.
    detached: true,
  });
  atEnd(() => driver.pid && process.kill(-driver.pid, "SIGKILL"));
}

/** @param {number} port */
async function connect(port) {
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: "MiniBrowser",
    // A page is looked at while it loads: its complaints are heard from then on.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": {
      binary: windowProgram(),
      args: ["--automation"],
    },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await builder.build();
    } catch (error) {
      // The driver does not say when it listens.
      if (attempt === 20 || !/ECONNREFUSED/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** @param {WebDriver} driver */
async function versionOf(driver) {
  const capabilities = await driver.getCapabilities();
  return `WebKitGTK ${capabilities.get("browserVersion")}`;
}

/**
 * Runs in the page: takes what went wrong since it was asked last, and listens from the first time
 * on. The driver itself does not tell.
 * @returns {string[]}
 */
function takeComplaints() {
  const own = /** @type {{ complaints?: string[] }} */ (/** @type {unknown} */ (window));
  if (own.complaints) return own.complaints.splice(0);
  /** @type {string[]} */
  const heard = (own.complaints = []);
  const log = console.error;
  console.error = (...words) => {
    heard.push(words.join(" "));
    log.apply(console, words);
  };
  window.addEventListener("error", ({ message }) => heard.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    heard.push(`${violatedDirective} does not allow ${blockedURI}`),
  );
  return [];
}

/**
 * @param {{ driver: WebDriver, version: string }} opened
 * @returns {Page}
 */
function pageOf({ driver, version }) {
  /** @type {string[]} */
  const complaints = [];
  const listen = async () => void complaints.push(...(await driver.executeScript(takeComplaints)));
  return {
    version,
    goTo: (url) => driver.get(url),
    resize: async ({ width, height }) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      return driver.executeScript(() => window.innerWidth);
    },
    run: async (script) => void (await driver.executeScript(script)),
    ask: async (work, ...args) => {
      await listen();
      return driver.executeScript(work, ...args);
    },
    find: async (work, ...args) => {
      await listen();
      /** @type {import("selenium-webdriver").WebElement | null} */
      const element = await driver.executeScript(work, ...args);
      return (
        element && {
          click: () => element.click(),
          fill: async (text) => {
            await element.clear();
            await element.sendKeys(text);
          },
        }
      );
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    complaints: () => complaints,
  };
}
