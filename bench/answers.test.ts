import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnServer } from "../server/testing/onServer.ts";
import { checkAnswers, kindsOfCalls } from "./answers.ts";
import { fillDatabase, newFolder, newServerDatabase } from "./databases.ts";
import { type Server, startLimit, startProduct, startStock } from "./servers.ts";

// The contract grows, and the baselines have to keep up.
describeOnServer("the servers that the figures compare", () => {
  const servers: Server[] = [];
  let place: Awaited<ReturnType<typeof newFolder>>;
  let database: Awaited<ReturnType<typeof newServerDatabase>>;

  beforeAll(async () => {
    place = await newFolder();
    database = await newServerDatabase();
    const data = { folder: place.folder, databaseUrl: database?.url ?? "" };
    await fillDatabase(data);
    for (const start of [startProduct, startStock, startLimit]) servers.push(await start(data));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database?.drop();
    await place.remove();
  });

  it.each(kindsOfCalls(Date.now()))("give the same answer: $kind", async ({ bodies }) => {
    const sides = servers.map(({ port }) => ({ port, bodies }));
    expect(sides).toHaveLength(3);
    await checkAnswers(sides);
  });
});
