import { createMemoryStandIns } from "./memory.ts";
import { describeStandIns } from "./standIns.contract.ts";

describeStandIns(async () => createMemoryStandIns());
