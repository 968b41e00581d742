import { describe } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test is skipped where it is; the last lines of a run say it. */
    skippedBecause?: string;
  }
}

const url = process.env["TEST_DATABASE_URL"] ?? "";

/**
 * A suite on the PostgreSQL server of TEST_DATABASE_URL, whose address it is given. Without a
 * server its tests count as skipped.
 */
export function describeOnServer(name: string, suite: (url: string) => void): void {
  const meta = { skippedBecause: "PostgreSQL suites: no server, TEST_DATABASE_URL is not set" };
  describe(
    `on a PostgreSQL server: ${name}`,
    { skip: url === "", meta: url === "" ? meta : {} },
    () => {
      suite(url);
    },
  );
}
