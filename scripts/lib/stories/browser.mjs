import { chromium } from "playwright";

/**
 * A browser that draws deterministically. CHROMIUM_FLAGS in the environment adds flags, for
 * machines that need some; other flags may render text differently.
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
