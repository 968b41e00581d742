import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { configDefaults, defineConfig } from "vitest/config";

const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Files of tests that `npm run check` leaves out: Vitest's own `--exclude` does not reach a project. */
const LEFT_OUT = (process.env["LEFT_OUT_TESTS"] ?? "").split(",").filter((file) => file !== "");

const NODE_CONDITIONS = ["module-sync", "node"];

export default defineConfig({
  test: {
    // Files that any test may depend on without importing them: a change of one selects all tests.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/{schema.graphql,tsconfig.json,package-lock.json}",
    ],
    projects: [
      {
        extends: "./vite.config.ts",
        // As Node itself resolves: else our modules and the packages that they call would each have a
        // `graphql` of their own, and no object of the one is known to the other.
        ssr: { resolve: { conditions: NODE_CONDITIONS, externalConditions: NODE_CONDITIONS } },
        test: {
          name: "unit",
          environment: "node",
          include: ["**/*.test.ts"],
          exclude: [...configDefaults.exclude, "e2e/**", ...LEFT_OUT],
          // Vitest would leave one core to itself, which has little to do: of two cores, half.
          maxWorkers: availableParallelism(),
          // The files of a worker share its modules, as stories share a page: a process of its own for
          // each file would cost as much as what most of them test. No test keeps state in a module.
          isolate: false,
          restoreMocks: true,
          // A busy machine answers late, which is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: "./vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook" }), msw({ mode: "worker-only" })],
        // All packages are found before the first test: one found later makes Vite reload the page
        // under the tests that run.
        optimizeDeps: {
          entries: [
            ".storybook/preview.tsx",
            "stories/**/*.tsx",
            "src/**/*.{ts,tsx}",
            "!**/*.test.ts",
          ],
        },
        test: {
          name: "storybook",
          // As in the workshop itself, stories follow each other in one page: each has a world of its
          // own, and a file of stories need not load the whole app anew.
          isolate: false,
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({
              // Nothing is half-way through a movement when a story looks at it.
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: {
                executablePath: chromium,
                args: [
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-quic",
                  "--no-first-run",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                ],
              },
            }),
          },
        },
      },
    ],
  },
});
