import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describeSettling } from "./contract/paymentSettling.contract.ts";

describeSettling("the memory store", async () => createMemoryStore());
