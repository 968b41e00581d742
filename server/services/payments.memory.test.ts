import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describePayments } from "./contract/payments.contract.ts";

describePayments("the memory store", async () => createMemoryStore());
