import { describe, expect, it } from "vitest";
import { createFakeBrowser, settle } from "../../session/testing/fakeBrowser.ts";
import { lazily } from "./lazily.ts";

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const openTab = () => createFakeBrowser({ server: () => new Response() }).openTab();

describe("a screen's code that is gone from the server", () => {
  it("makes the page load anew, and shows nothing until then", async () => {
    const { host, happened } = openTab();
    let isShown = false;
    void lazily(host, gone)().finally(() => (isShown = true));
    await settle();
    expect(happened).toEqual(["reload"]);
    expect(isShown).toBe(false);
  });

  it("is an error when loading anew did not help", async () => {
    const { host, happened } = openTab();
    void lazily(host, gone)();
    await settle();
    await expect(lazily(host, gone)()).rejects.toThrow("Failed to fetch");
    expect(happened).toEqual(["reload"]);
  });

  it("may happen again after it went well once", async () => {
    const { host, happened } = openTab();
    void lazily(host, gone)();
    await settle();
    expect(await lazily(host, () => Promise.resolve("screen"))()).toBe("screen");
    void lazily(host, gone)();
    await settle();
    expect(happened).toEqual(["reload", "reload"]);
  });
});
