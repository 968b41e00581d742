import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describeSession } from "./contract/session.contract.ts";

describeSession("the memory store", async () => createMemoryStore());
