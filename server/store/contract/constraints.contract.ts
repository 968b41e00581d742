import { beforeAll, describe, expect, it } from "vitest";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { userRow } from "../factories/profiles.ts";
import { ledgerRow } from "../factories/payments.ts";
import type { Store } from "../ports/store.ts";
import { CASES, type ViolationCase, violationOf, violationsOf } from "./constraints/all.ts";
import type { DatabaseTable, Fields, PortCall } from "./constraints/cases.ts";
import { fillEveryTable } from "./constraints/scene.ts";
import { inAgenda } from "./lives.ts";
import { identityOf, type OpenStore } from "./rows.ts";

/** Writes a new row past the ports, where the store's own constraints are all that refuses it. */
export type InsertRow = (table: DatabaseTable, row: Fields) => Promise<unknown>;

/** What every store refuses, on any path: each constraint of each table, with the same error. */
export function describeConstraints(options: {
  openStore: OpenStore;
  insert: InsertRow;
  /** Whether the store keeps its rows in a database. */
  isDatabase: boolean;
}): void {
  const tables = keysOf(CASES).filter(
    (table) => options.isDatabase || CASES[table].databaseOnly === undefined,
  );

  describe("constraints", () => {
    let store: Store;
    beforeAll(async () => {
      store = await options.openStore();
      await fillEveryTable(store);
    });

    it.each(tables)("of %s refuse what breaks them, and nothing else", async (table) => {
      const { row, ports } = CASES[table];
      const violations = violationsOf(table);
      const insert: PortCall = { write: (_store, wrong) => options.insert(table, wrong) };
      const calls = Object.entries({ insert, ...ports });
      for (const [name, call] of calls) {
        const outcomes = await outcomesOf(violations, {
          call,
          attempt: (changes) => call.write(store, { ...row, ...changes }, changes),
        });
        expect(outcomes.found, name).toEqual(outcomes.expected);
      }
      const [, [, writes] = ["", insert]] = calls;
      await writes.write(store, row, {});
    });
  });

  describe("a broken constraint", () => {
    let store: Store;
    beforeAll(async () => {
      store = await options.openStore();
      await fillEveryTable(store);
    });

    it("leaves nothing of a call that writes several rows", async () => {
      const lines = [
        ledgerRow({ id: "new", paymentId: "known", account: "vat" }),
        ledgerRow({ id: "newer", paymentId: "nothing" }),
      ];
      const wrong = store.payments.addLedgerRows(lines);
      expect(await wrong.catch(violationOf)).toBe("23503 ledger_payment_id_fkey");
      expect(await store.payments.ledgerOf("known")).toHaveLength(1);
    });

    it("leaves nothing of its transaction, which can do nothing more, caught or not", async () => {
      const broken = store.transaction(async (inside) => {
        await inside.users.insert(userRow({ id: "new" }), identityOf("new"));
        const wrong = inside.users.update("booker", { slug: "creator" });
        expect(await wrong.catch(violationOf)).toBe("23505 users_slug");
        const aborted = "transaction is aborted";
        await expect(inside.users.byId("booker")).rejects.toThrow(aborted);
        const next = inside.users.update("booker", { biography: "x" });
        await expect(next).rejects.toThrow(aborted);
      });
      const outcome = await broken.then(
        () => "kept",
        () => "refused",
      );
      expect(outcome).toBe("refused");
      expect(await store.users.byId("new")).toBeNull();
      expect((await store.users.byId("booker"))?.biography).toBeNull();
    });

    it("leaves no lock behind", async () => {
      const wrong = inAgenda(store, async () => undefined, "nobody");
      expect(await wrong.catch(violationOf)).toBe("23503 agendas_id_fkey");
      expect(await inAgenda(store, (agenda) => agenda.byId("known"))).not.toBeNull();
    });
  });
}

/** The outcome of each violation, and the expected one. */
async function outcomesOf(
  violations: readonly ViolationCase[],
  { call, attempt }: { call: PortCall; attempt: (changes: Fields) => Promise<unknown> },
) {
  const found: string[] = [];
  const expected: string[] = [];
  for (const { broken, changes, thrown } of violations) {
    if (call.cannot !== undefined && broken in call.cannot) continue;
    const outcome = await attempt(changes).then(String, violationOf);
    const told = `${broken} ${JSON.stringify(changes)}:`;
    const answer = call.answers?.[broken];
    found.push(`${told} ${outcome}`);
    expected.push(`${told} ${answer === undefined ? thrown : answer}`);
  }
  return { found, expected };
}
