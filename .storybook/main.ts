import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { defineMain } from "@storybook/react-vite/node";
import { creatorsStories } from "./creatorsStories.ts";
import { docgenOf } from "./docs/docgenOf.ts";

/** Whether this is the build for `npm run stories`, which nobody looks at. */
const isForPlayer = process.env["STORYBOOK_FOR_PLAYER"] !== undefined;
const pathOf = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));
const thumbnails = pathOf("../.cache/thumbnails");

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "../stories/**/*.mdx",
    ...creatorsStories().map((file) => `../${file}`),
    "../stories/**/*.stories.tsx",
  ],
  staticDirs: [
    { from: pathOf("worker"), to: "/" },
    // For the opening page's board, from the last build.
    ...(existsSync(thumbnails) ? [{ from: thumbnails, to: "/thumbnails" }] : []),
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // These observe every change of the page, for panels that nobody has open during a test run.
  features: {
    // Assertions already cover what a story's spies are called with: the panel would be empty.
    actions: false,
    // Storybook's own onboarding, for first-time setup.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // All stories share one preview, so a change would mark all of them; and following all imports
    // delays the first story.
    changeDetection: false,
    ...(isForPlayer && {
      controls: false,
      highlight: false,
      interactions: false,
      measure: false,
      outline: false,
    }),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: async (config) => ({
    ...config,
    // Discovered only when the opening page imports it, it would reload the whole workshop.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), "storybook/internal/csf"],
    },
    plugins: [
      // The docs pages of controls show their props.
      ...(isForPlayer
        ? (config.plugins ?? [])
        : await docgenOf(/\/src\/ui\//, config.plugins ?? [])),
      // Serves the service worker's script from its package: no copy of it in the repository.
      msw({ mode: "worker-only" }),
    ],
  }),
  typescript: { reactDocgen: "react-docgen" },
});
