import { accessSync, constants, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/**
 * Files of tests that `npm run check` leaves out: Vitest's own `--exclude`
 * does not reach a project.
 */
const LEFT_OUT = (process.env["LEFT_OUT_TESTS"] ?? "").split(",").filter((file) => file !== "");

/** Memory in the shape of a folder; Linux has it. */
const MEMORY = "/dev/shm";
/** Far more than the tests have in files at once. */
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where tests put their files: in memory where there is room. They make and remove databases of a
 * thousand files each, for which a disk can take ten times as long.
 */
function temporaryFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

const NODE_CONDITIONS = ["module-sync", "node"];

export default defineConfig({
  test: {
    // Files that any test may depend on without importing them: a change of one selects all tests.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      "**/{tsconfig.json,package-lock.json}",
    ],
    projects: [
      {
        extends: "./vite.config.ts",
        // As Node itself resolves: else our modules and the packages that they call would each have
        // a `graphql` of their own, and no object of the one is known to the other.
        ssr: { resolve: { conditions: NODE_CONDITIONS, externalConditions: NODE_CONDITIONS } },
        test: {
          name: "unit",
          env: { TMPDIR: temporaryFolder() },
          environment: "node",
          include: ["**/*.test.ts"],
          // Below .cache there may be another commit of all of this.
          exclude: [...configDefaults.exclude, "e2e/**", ".cache/**", ...LEFT_OUT],
          // Many files wait for processes that they start: with two cores, three workers left a fifth
          // of the processor idle, four none of it.
          maxWorkers: 2 * availableParallelism(),
          // The files of a worker share its modules, as stories share a page: a process of its own
          // for each file would cost as much as what most of them test. No test keeps state in a
          // module.
          isolate: false,
          restoreMocks: true,
          // A busy machine answers late, which is no failure.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
