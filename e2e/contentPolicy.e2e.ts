import { globSync, readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inProject } from "../scripts/lib/project.mjs";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { freePort } from "../scripts/lib/freePort.mjs";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, chooseAs, fillBilling, payWith, takeSlotAndAnswer } from "./support/steps.ts";
import { makeCertificate, startTlsProxy } from "./support/tls.ts";

/** A report that takes longer is lost, however busy the machine is. */
const REPORTED_WITHIN_MS = 30_000;

const certificate = makeCertificate();

const WAYS = [
  { name: "without TLS, as npm start runs", tls: null },
  ...(certificate === null ? [] : [{ name: "behind TLS, as production runs", tls: certificate }]),
];

describe.each(WAYS)("the content policy $name", ({ tls }) => {
  let server: TestServer;
  let front: { close(): Promise<void> } | null = null;
  let browser: Browser;
  let guest: Visit;
  const violations: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    const url = tls === null ? undefined : `https://localhost:${port}`;
    [server, browser] = await Promise.all([
      startTestServer(url === undefined ? {} : { publicUrl: url }),
      launchBrowser(),
    ]);
    if (tls !== null) {
      front = await startTlsProxy({ port, serverUrl: server.url, certificate: tls });
    }
    guest = await visit(browser, { url: url ?? server.url, motion: "no-preference" });
    const context = guest.page.context();
    await context.exposeFunction("keepViolation", (text: string) => void violations.push(text));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (violation) => {
        const { effectiveDirective, blockedURI, documentURI } = violation;
        const keep = (window as unknown as { keepViolation: (text: string) => void }).keepViolation;
        keep(`${effectiveDirective} ${blockedURI} on ${documentURI}`);
      });
    });
  });
  afterAll(async () => {
    await browser.close();
    await front?.close();
    await server.dispose();
  });

  it("lets a visitor look around, sign in, book and pay", async () => {
    const { page } = guest;
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.waitForURL(({ pathname }) => pathname.startsWith("/user"));
    await page.goto("/demo-speaker/offerings");
    await book(page, "Rehearse your keynote");
    await takeSlotAndAnswer(page, "Continue to Payment");
    await fillBilling(page);
    await payWith(page, "4242 4242 4242 4242");
    await page.waitForURL(/\/payment\/pay_.*\/status/);
    // Where the confetti is.
    await page.locator("canvas").waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Redirect now" }).click();
    await page.getByText("Paid", { exact: true }).waitFor();
    await page.goto("/demo-speaker/about");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto("/local");
    await page.getByRole("heading", { level: 1 }).waitFor();

    expect(violations).toEqual([]);
    expect(guest.complaints).toEqual([]);
    expect(server.output()).not.toContain("content policy");
  });

  it("keeps its cookies where nobody else can set them", async () => {
    const { page } = guest;
    const cookies = await page.context().cookies();
    const kept = cookies.map(({ name, secure, httpOnly }) => ({ name, secure, httpOnly }));
    const names =
      tls === null
        ? ["refresh", "signIn", "signedIn"]
        : ["__Host-signIn", "__Host-signedIn", "__Secure-refresh"];
    expect(kept.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      names.map((name) => ({ name, secure: tls !== null, httpOnly: true })),
    );
  });

  it("lets a page do nothing else, and hears of it", async () => {
    const { page } = guest;
    await page.goto("/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const done = await page.evaluate(async () => {
      const image = new Image();
      const failed = new Promise((resolve) => image.addEventListener("error", resolve));
      image.src = "https://elsewhere.example/pixel.png";
      await failed;
      const base = document.createElement("base");
      base.href = "https://elsewhere.example/";
      document.head.append(base);
      const script = document.createElement("script");
      script.textContent = "window.wasRun = true";
      document.head.append(script);
      return { base: document.baseURI, wasRun: "wasRun" in window };
    });
    expect(new URL(done.base).hostname).toBe("localhost");
    expect(done.wasRun).toBe(false);
    await vi.waitFor(() => {
      const directives = violations.map((violation) => violation.split(" ", 1).join());
      expect(new Set(directives)).toEqual(new Set(["base-uri", "img-src", "script-src-elem"]));
      const lines = server.output().match(/"a page broke its content policy"/g);
      expect(lines).toHaveLength(3);
    }, REPORTED_WITHIN_MS);
    expect(server.output()).toContain('"blocked":"https://elsewhere.example"');
  });
});

it("shows nobody the sources of the built site", () => {
  const scripts = globSync("dist/assets/*.js", { cwd: inProject() });
  expect(scripts.length).toBeGreaterThan(10);
  const named = scripts.filter((file) =>
    readFileSync(inProject(file), "utf8").includes("sourceMappingURL"),
  );
  expect(named).toEqual([]);
  expect(globSync("dist/assets/*.map", { cwd: inProject() })).toEqual([]);
});
