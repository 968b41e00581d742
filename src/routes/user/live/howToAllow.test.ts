import { describe, expect, it } from "vitest";
import { howToAllow } from "./howToAllow.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";

const SAFARI_MENU = /^In the menu, choose Safari/;
const PAGE_SETTINGS = /^Press the page settings at the left of the address/;
const ICON = /^Press the icon left of the address/;
const CROSSED_OUT = /^Press the crossed-out camera/;

describe("how to let a page use camera and microphone", () => {
  it.each([
    ["Safari on a Mac", `${MAC} ${WEBKIT} Version/18.0 Safari/605.1.15`, SAFARI_MENU],
    [
      "Safari on a phone",
      `${IPHONE} ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
      PAGE_SETTINGS,
    ],
    ["Chrome", `${WINDOWS} ${BLINK} Chrome/141.0.0.0 Safari/537.36`, ICON],
    ["Chrome on a Mac", `${MAC} ${BLINK} Chrome/141.0.0.0 Safari/537.36`, ICON],
    ["Edge", `${WINDOWS} ${BLINK} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, ICON],
    [
      "Chrome on Android",
      `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36`,
      ICON,
    ],
    [
      "Firefox",
      "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
      CROSSED_OUT,
    ],
    ["another browser", "Lynx/2.9", /^Allow camera and microphone for this site in your browser’s/],
    [
      "a browser without a name",
      "",
      /^Allow camera and microphone for this site in your browser’s/,
    ],
  ])("is said as it is done in %s", (_, userAgent, said) => {
    expect(howToAllow(userAgent)).toMatch(said);
  });
});
