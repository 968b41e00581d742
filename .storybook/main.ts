import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { defineMain } from "@storybook/react-vite/node";

/** Whether it is built for `npm run stories`, and for nobody to look at. */
const isForPlayer = process.env["STORYBOOK_FOR_PLAYER"] !== undefined;
const thumbnails = fileURLToPath(new URL("../.cache/thumbnails", import.meta.url));

// A default export, because Storybook looks for one.
export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  // The thumbnails of the opening page's board, as they were built last.
  staticDirs: existsSync(thumbnails) ? [{ from: thumbnails, to: "/thumbnails" }] : [],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // These watch every change of a page, for panels that nobody has open while all stories are played.
  features: {
    // No story takes arguments, and what its spies are called with is in its assertions: their panels
    // would be empty.
    controls: false,
    actions: false,
    ...(isForPlayer && { highlight: false, interactions: false, measure: false, outline: false }),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // Serves the service worker's script, so that no copy of it is kept.
    plugins: [...(config.plugins ?? []), msw({ mode: "worker-only" })],
  }),
  typescript: { reactDocgen: "react-docgen" },
});
