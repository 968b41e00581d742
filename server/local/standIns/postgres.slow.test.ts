import { describe } from "vitest";
import { openPGliteForTests, openServerForTests } from "../../testing/databases.ts";
import { describeOnServer } from "../../testing/onServer.ts";
import { describePostgresStandIns } from "./postgres.contract.ts";

describe("on the embedded database", () => {
  describePostgresStandIns(() => openPGliteForTests({ isEmpty: true }));
});

describeOnServer("stand-ins", (url) => {
  describePostgresStandIns(() => openServerForTests(url, "stand_ins", { isEmpty: true }));
});
