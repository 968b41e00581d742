import { openServerForTests } from "../testing/databases.ts";
import { describeOnServer } from "../testing/onServer.ts";
import { describeMutualPurchases } from "./contract/mutualPurchases.contract.ts";
import { describeUseCasesOn } from "./contract/useCases.contract.ts";

describeOnServer("what the product does", (url) => {
  describeUseCasesOn("PostgreSQL", () => openServerForTests(url, "use_cases"));
  describeMutualPurchases("PostgreSQL", () => openServerForTests(url, "mutual_purchases"));
});
