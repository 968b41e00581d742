import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../world/world.ts";
import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { type Scene, headersOf, setScene } from "../testing/accessScene.ts";
import { callTable } from "../testing/accessTable.ts";
import { documentOf } from "../testing/callDocument.ts";
import { type TestDatabase, openPGliteForTests } from "../testing/databases.ts";
import { type TestServer, startTestServer } from "../testing/httpServer.ts";
import { ACCESS, type Call } from "./generated/access.ts";

const { schema } = createWorld();
const calls = Object.keys(ACCESS) as Call[];

const ABSURD: readonly unknown[] = [
  null,
  "",
  "a\u0000b",
  "\ud800",
  "x".repeat(100_000),
  "'; drop table users; --",
  "__proto__",
  "0000-00-00",
  "99:99:99",
  "+275760-09-13T00:00:00.000Z",
  "9999999999999999_ent_1",
  "-62198755200000_ent_1",
  -1,
  2_147_483_647,
  1e308,
  true,
  [],
  {},
];

/** Every place in some arguments, as the path to it. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? by : one));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
}

/** All arguments of a call, those that the table leaves out as null. */
function argumentsOf(call: Call, scene: Scene): Record<string, unknown> {
  const field = schema.getQueryType()?.getFields()[call];
  const optional = Object.fromEntries((field?.args ?? []).map(({ name }) => [name, null]));
  return { ...optional, ...callTable[call].args?.(scene) };
}

describe("an absurd value in a call", () => {
  let database: TestDatabase;
  let server: TestServer;
  let scene: Scene;
  let headers: Record<string, string>[];
  beforeAll(async () => {
    database = await openPGliteForTests();
    server = await startTestServer({ store: createPostgresStore(database) });
    scene = await setScene(server.world);
    headers = await Promise.all(
      (["user", "owner"] as const).map((role) => headersOf(server.world, { scene, role })),
    );
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  it.each(calls)(
    "is an answer or a refusal, never a fault: %s",
    async (call) => {
      const query = documentOf(schema, call);
      const args = argumentsOf(call, scene);
      const tries = placesIn(args).flatMap((path) =>
        ABSURD.flatMap((value) => headers.map((who) => ({ path, value, who }))),
      );
      const faults = tries.map(async ({ path, value, who }) => {
        const response = await server.post({ query, variables: replaced(args, path, value) }, who);
        const isFault = (await response.text()).includes('"INTERNAL"') || response.status >= 500;
        return isFault ? [`${path.join(".")} = ${JSON.stringify(value).slice(0, 60)}`] : [];
      });
      expect((await Promise.all(faults)).flat()).toEqual([]);
      expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
    },
    30_000,
  );
});
