import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describeUseCases } from "./contract/useCases.contract.ts";

describeUseCases("the memory store", async () => createMemoryStore(), {
  histories: 500,
  // The rows themselves are its guard.
  readGuardErrors: async () => [],
});
