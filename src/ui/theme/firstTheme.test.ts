import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("./firstTheme.js", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const [light, dark] = [...tokens.matchAll(/--surface: (#[0-9a-f]{6});/g)].map(([, hex]) => hex);

/** The page's theme from its first frame on; null if the browser forbids storage. */
function firstFrame(stored: string | null, { isDarkDevice = false, isForbidden = false } = {}) {
  const bar = {
    content: "",
    setAttribute: (_: string, value: string) => (bar.content = value),
  };
  const documentElement = { dataset: {} as Record<string, string> };
  runInNewContext(script, {
    localStorage: {
      getItem() {
        if (isForbidden) throw new Error("storage is forbidden");
        return stored;
      },
    },
    matchMedia: () => ({ matches: isDarkDevice }),
    document: { documentElement, querySelector: () => bar },
  });
  return { theme: documentElement.dataset["theme"], bar: bar.content };
}

describe("the theme of the first frame", () => {
  it.each([
    ["nothing", null, "light"],
    ["light", "light", "light"],
    ["dark", "dark", "dark"],
    ["system", "system", "dark"],
    ["something unknown", "sepia", "light"],
  ])("on a dark device, with %s chosen", (_, stored, theme) => {
    expect(firstFrame(stored, { isDarkDevice: true }).theme).toBe(theme);
  });

  it("follows a light device where that was chosen", () => {
    expect(firstFrame("system").theme).toBe("light");
  });

  it("is light where the browser forbids storage", () => {
    expect(firstFrame("dark", { isForbidden: true }).theme).toBe("light");
  });

  it("gives the browser's own bar the colour of the page", () => {
    expect([firstFrame("light").bar, firstFrame("dark").bar]).toEqual([light, dark]);
  });
});
