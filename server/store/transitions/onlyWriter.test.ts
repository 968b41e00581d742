import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SERVER = fileURLToPath(new URL("../../", import.meta.url));

/** The writers that the transitions use, per engine. Nothing else writes these tables. */
const WRITERS = [
  "store/memory/agenda.ts",
  "store/memory/live.ts",
  "store/memory/payments.ts",
  "store/postgres/areas/agenda.ts",
  "store/postgres/areas/live.ts",
  "store/postgres/areas/payments.ts",
];

/**
 * Tests write what no program would, to check that the database refuses it. A migration fills a new
 * column once.
 */
const isOfTests = (file: string) =>
  /\.(?:test|contract)\.ts$/.test(file) || /\/(?:contract|migrations)\//.test(file);

/**
 * Writes to bookings, payments or live sessions: through the query builder, in SQL's own words,
 * into the store in memory.
 */
const WRITES = [
  /\b(?:updateTable|insertInto|deleteFrom|mergeInto|replaceInto)\(\s*["'`](?:bookings|payments|liveSessions|live_sessions)\b/,
  /\b(?:update|insert\s+into|delete\s+from|merge\s+into|truncate|copy)\s+(?:only\s+)?(?:public\.)?"?(?:bookings|payments|liveSessions|live_sessions)\b/i,
  /\b(?:bookings|payments|liveSessions|live_sessions)\??\.(?:set|delete|clear)\(/,
  /\b(?:insert|put|update|delete)Row\(\s*\w+,\s*["'`](?:bookings|payments|liveSessions|live_sessions)\b/,
];

const writes = (source: string) => WRITES.some((pattern) => pattern.test(source));

function writersAmong(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file, source]) => !isOfTests(file) && writes(source))
    .map(([file]) => file)
    .toSorted();
}

const sources = new Map(
  globSync("**/*.{ts,js}", { cwd: SERVER }).map((file) => [
    file.replaceAll("\\", "/"),
    readFileSync(`${SERVER}${file}`, "utf8"),
  ]),
);

describe("the status of a booking, a payment or a live session", () => {
  it("is written by the life cycle's store alone", () => {
    expect(sources.size).toBeGreaterThan(200);
    expect(writersAmong(sources)).toEqual(WRITERS);
  });

  it.each([
    `db.updateTable("bookings").set({ state: "LAPSED" })`,
    `await db\n  .insertInto(\n    "payments")`,
    `db.deleteFrom("bookings as b")`,
    `sql\`update bookings set state = 'LAPSED'\``,
    `pool.query("UPDATE ONLY public.payments SET state = $1")`,
    `sql\`insert into "payments" (id) values (1)\``,
    `sql\`with gone as (delete\n from bookings returning id) select 1\``,
    `state.bookings.set(row.id, row)`,
    `committed.payments.delete(id)`,
    `db.updateTable("liveSessions").set({ state: "ENDED" })`,
    `insertRow(state, "payments", row)`,
    `updateRow(draft, "bookings", id, { state: "LAPSED" })`,
  ])("is seen to be written by a file with %s", (source) => {
    const stranger = "services/payments/stranger.ts";
    expect(writersAmong(new Map([...sources, [stranger, source]]))).toContain(stranger);
  });

  it.each([
    `db.selectFrom("bookings").selectAll()`,
    `db.insertInto("providerEvents").values(event)`,
    `sql\`create table payments (id text)\``,
    `// an update of bookings`,
    `store.payments.addLedgerRows(rows)`,
  ])("is not seen to be written by %s", (source) => {
    expect(writes(source)).toBe(false);
  });
});
