import { describe, vi } from "vitest";
import { openPGliteForTests, openServerForTests } from "../../testing/databases.ts";
import { describePostgresStandIns } from "./postgres.contract.ts";

// A database on a busy machine answers late, which is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const url = process.env["TEST_DATABASE_URL"] ?? "";

describe("on the embedded database", () => {
  describePostgresStandIns(() => openPGliteForTests({ isEmpty: true }));
});

describe.skipIf(url === "")("on the PostgreSQL server of TEST_DATABASE_URL", () => {
  describePostgresStandIns(() => openServerForTests(url, "stand_ins", { isEmpty: true }));
});
