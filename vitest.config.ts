import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/**
 * Files of tests that `npm run check` leaves out: Vitest's own `--exclude`
 * does not reach a project.
 */
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
        // As Node itself resolves: else our modules and the packages that they call would each have
        // a `graphql` of their own, and no object of the one is known to the other.
        ssr: { resolve: { conditions: NODE_CONDITIONS, externalConditions: NODE_CONDITIONS } },
        test: {
          name: "unit",
          environment: "node",
          include: ["**/*.test.ts"],
          // Below .cache there may be another commit of all of this.
          exclude: [...configDefaults.exclude, "e2e/**", ".cache/**", ...LEFT_OUT],
          // Vitest would leave one core to itself, which has little to do: of two cores, half.
          maxWorkers: availableParallelism(),
          // The files of a worker share its modules, as stories share a page: a process of its own
          // for each file would cost as much as what most of them test. No test keeps state in a
          // module.
          isolate: false,
          restoreMocks: true,
          // A busy machine answers late, which is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
