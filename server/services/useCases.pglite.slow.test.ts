import { openPGliteForTests } from "../testing/databases.ts";
import { describeUseCasesOn } from "./contract/useCases.contract.ts";

describeUseCasesOn("the embedded database", openPGliteForTests);
