import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { defineMain } from "@storybook/react-vite/node";

const pictures = fileURLToPath(new URL("../pictures/baselines", import.meta.url));

// A default export, because Storybook looks for one.
export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  // The pictures of the opening page's board.
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: "/pictures" }] : [],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // Serves the service worker's script, so that no copy of it is kept.
    plugins: [...(config.plugins ?? []), msw({ mode: "worker-only" })],
  }),
  typescript: { reactDocgen: "react-docgen" },
});
