import { describe, expect, it } from "vitest";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { describeConstraints } from "../contract/constraints.contract.ts";
import { CASES } from "../contract/constraints/all.ts";
import { describeStore } from "../contract/store.contract.ts";
import { CONSTRAINTS } from "./constraints.ts";
import { createMemoryStore, openMemory } from "./memoryStore.ts";
import { insertRow } from "./write.ts";

describe("the memory store", () => {
  describeStore(async (options) => createMemoryStore(options));

  let memory: ReturnType<typeof openMemory>;
  describeConstraints({
    openStore: async (options) => {
      memory = openMemory(options);
      return memory.store;
    },
    insert: (table, row) =>
      memory.access.write((state) => insertRow(state, table as never, row as never)),
    isDatabase: false,
  });

  it("refuses nothing that the database takes", () => {
    for (const table of keysOf(CONSTRAINTS)) {
      const { unique = {}, checks = {} } = CONSTRAINTS[table];
      const cases = CASES[table];
      const keys = keysOf(cases.keys).filter((name) => !name.endsWith("_pkey"));
      expect(new Set(keysOf(unique)), table).toEqual(new Set(keys));
      expect(new Set(keysOf(checks)), table).toEqual(new Set(keysOf(cases.checks ?? {})));
    }
  });
});
