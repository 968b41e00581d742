import { defineConfig } from "vitest/config";

/**
 * Journeys in a real browser against the real server. They drive Playwright by themselves and
 * share two cores with the server and the browser: a file at a time.
 */
export default defineConfig({
  test: {
    name: "e2e",
    include: ["e2e/**/*.e2e.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
