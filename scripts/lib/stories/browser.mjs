import { chromium } from "playwright";

/**
 * A browser that draws the same whenever it is asked. CHROMIUM_FLAGS in the environment gives it
 * more flags, as a machine that needs some may have to; other flags may draw other letters.
 * @param {string} executablePath
 */
export function openBrowser(executablePath) {
  const more = (process.env["CHROMIUM_FLAGS"] ?? "").split(" ").filter(Boolean);
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-lcd-text",
      "--disable-partial-raster",
      "--disable-skia-runtime-opts",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
      ...more,
    ],
  });
}
