import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NOT_SAVED } from "../../../src/domain/shared/errors.ts";
import { openServerForTests, type ServerTestDatabase } from "../../testing/databases.ts";
import { putMadeDatabase } from "../../testing/madeDatabase.ts";
import { describeOnServer } from "../../testing/onServer.ts";
import { userRow } from "../factories/profiles.ts";
import { type Database, openDatabase } from "./open.ts";

const log: string[] = [];
const opened: Database[] = [];
const open = async (where: { databaseUrl: string | null; dataFolder: string }) => {
  const database = await openDatabase({
    ...where,
    log: (level, message) => void log.push(`${level} ${message}`),
  });
  opened.push(database);
  return database;
};
const aboutWrites = () => log.filter((line) => line.includes("write"));
const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(10);
};
let people = 0;
const write = ({ store }: Database) => {
  people += 1;
  const row = userRow({ id: `usr_${people}`, slug: `slug-${people}` });
  return store.users.insert(row, { issuer: "test", subject: row.id });
};
const REFUSED = { code: "UNAVAILABLE", message: NOT_SAVED };
const BEGINNING_AND_END = [
  "warn the database takes no writes",
  "info the database takes writes again",
];

/** Codes of PostgreSQL for a full disk, for memory that is full, and for a disk that fails. */
const CODES = ["53100", "53200", "58030"];

/** What such a disk answers to anything that grows a table. */
const fill = async ({ pool }: Database, code: string) => {
  await pool.query(`
    create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`);
  for (const table of ["users", "write_probe"]) {
    await pool.query(
      `create trigger full_disk before insert on ${table} execute function full_disk()`,
    );
  }
};
const clear = ({ pool }: Database) => pool.query("drop function full_disk cascade");

const expectRefusalsWhileFull = async (database: Database, code: string) => {
  await fill(database, code);
  for (let time = 0; time < 20; time += 1) {
    await expect(write(database)).rejects.toMatchObject(REFUSED);
  }
  await until(() => !database.takesWrites());
  await database.ping();
  expect(await database.store.users.byId("usr_none")).toBeNull();
  await clear(database);
  expect(await write(database)).toBe(true);
  await until(() => database.takesWrites());
  expect(aboutWrites()).toEqual(BEGINNING_AND_END);
};

const closeAll = async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
};

beforeEach(() => void (log.length = 0));

describeOnServer("a database that takes no writes", (url) => {
  let server: ServerTestDatabase;
  let database: Database;
  beforeEach(async () => {
    server = await openServerForTests(url, "refused");
    database = await open({ databaseUrl: server.url, dataFolder: "" });
  });
  afterEach(async () => {
    await closeAll();
    await server.close();
  });

  const setReadOnly = async (value: "on" | "off") => {
    const name = new URL(server.url).pathname.slice(1);
    const client = await server.pool.connect();
    await client.query("set default_transaction_read_only = off");
    await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    client.release(true);
    await server.terminateOthers();
  };

  it("is read on while it is read-only, and every write is refused as one that may go well later", async () => {
    expect(await write(database)).toBe(true);
    await setReadOnly("on");
    while (database.takesWrites()) {
      await write(database).catch(() => false);
      await pause(10);
    }
    for (let time = 0; time < 20; time += 1) {
      await expect(write(database)).rejects.toMatchObject(REFUSED);
    }
    expect(await database.store.users.byId("usr_none")).toBeNull();
    await database.ping();
    await setReadOnly("off");
    await until(() => database.takesWrites());
    expect(aboutWrites()).toEqual(BEGINNING_AND_END);
  });

  it("can be opened while it is read-only", async () => {
    await setReadOnly("on");
    const later = await open({ databaseUrl: server.url, dataFolder: "" });
    expect(await later.store.users.byId("usr_none")).toBeNull();
    await expect(write(later)).rejects.toMatchObject(REFUSED);
  });

  it.each(CODES)("is read on while it answers writes with %s, and says so once", (code) =>
    expectRefusalsWhileFull(database, code),
  );
});

describe("an embedded database that takes no writes", () => {
  it("is read on while its disk is full, and says so once", async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), "refused-"));
    try {
      await putMadeDatabase(dataFolder);
      const database = await open({ databaseUrl: null, dataFolder });
      await expectRefusalsWhileFull(database, "53100");
    } finally {
      await closeAll();
      rmSync(dataFolder, { recursive: true });
    }
  });
});
