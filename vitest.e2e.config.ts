import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * Journeys in a real browser against the real server. They drive Playwright by themselves, and
 * wait a quarter of the time: one more file at once than there are cores.
 */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    globalSetup: ["e2e/support/globalSetup.ts"],
    setupFiles: ["e2e/support/shown.ts"],
    maxWorkers: availableParallelism() + 1,
    // As for the others: a busy machine answers late.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
