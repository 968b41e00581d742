import { expect, it } from "vitest";
import { createFakeBrowser, START } from "../session/testing/fakeBrowser.ts";
import { takingHost } from "./pageData.ts";

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
  const data = { now: START - 1_000, timeZone: "Asia/Tokyo", isMissing: false, answers: {} };
  const { host: taking } = takingHost(browser, data);
  expect([taking.pageZone, taking.now(), asked]).toEqual(["Asia/Tokyo", START - 1_000, 0]);
  expect([taking.timeZone, asked]).toEqual(["Europe/Brussels", 1]);
});
