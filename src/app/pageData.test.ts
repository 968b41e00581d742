import { afterEach, expect, it, vi } from "vitest";
import { createFakeBrowser, START } from "../session/testing/fakeBrowser.ts";
import { takingHost } from "./pageData.ts";

const DATA = {
  now: START - 1_000,
  origin: "https://www.beamers.example",
  timeZone: "UTC",
  isMissing: false,
  answers: {},
};

afterEach(() => void vi.unstubAllGlobals());

it("a page is taken over at its own time, and does not ask for the browser's zone", () => {
  const { host } = createFakeBrowser({ server: () => new Response() }).openTab();
  let asked = 0;
  const browser = {
    ...host,
    get timeZone() {
      asked += 1;
      return host.timeZone;
    },
  };
  const { host: taking } = takingHost(browser, { ...DATA, timeZone: "Asia/Tokyo" });
  expect([taking.pageZone, taking.now(), asked]).toEqual(["Asia/Tokyo", START - 1_000, 0]);
  expect([taking.timeZone, asked]).toEqual(["Europe/Brussels", 1]);
});

it("a page is taken over with the site's address that is in it, whichever the browser asked", () => {
  const { host } = createFakeBrowser({ server: () => new Response() }).openTab();
  const taking = takingHost(host, DATA);
  expect(taking.host.origin).toBe("https://www.beamers.example");
  vi.stubGlobal("window", {});
  taking.end();
  expect(taking.host.origin).toBe(host.origin);
});
