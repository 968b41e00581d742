import { describe } from "vitest";
import { describeStore } from "../contract/store.contract.ts";
import { createMemoryStore } from "./memoryStore.ts";

describe("the memory store", () => {
  describeStore(async (options) => createMemoryStore(options));
});
