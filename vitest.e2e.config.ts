import { defineConfig } from "vitest/config";

/**
 * Journeys in a real browser against the real server. They drive Playwright by themselves and
 * wait a third of the time: two files at a time, even with one core.
 */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    setupFiles: ["e2e/support/shown.ts"],
    maxWorkers: 2,
    // As for the others: a busy machine answers late.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
