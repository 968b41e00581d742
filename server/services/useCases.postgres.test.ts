import { describe } from "vitest";
import { openServerForTests } from "../testing/databases.ts";
import { describeMutualPurchases } from "./contract/mutualPurchases.contract.ts";
import { describeUseCasesOn } from "./contract/useCases.contract.ts";

const url = process.env["TEST_DATABASE_URL"] ?? "";

describe.skipIf(url === "")("with the server of TEST_DATABASE_URL", () => {
  describeUseCasesOn("PostgreSQL", () => openServerForTests(url, "use_cases"));
  describeMutualPurchases("PostgreSQL", () => openServerForTests(url, "mutual_purchases"));
});
