import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { describeUseCases } from "./contract/useCases.contract.ts";

/** Runs for a second; `TRIES=1000` tries more. */
const HISTORIES = Number(process.env["TRIES"] ?? 100);

describeUseCases("the memory store", async () => createMemoryStore(), {
  histories: HISTORIES,
  // The rows themselves are the guard.
  readGuardErrors: async () => [],
});
