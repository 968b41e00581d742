import { createWorld } from "../../server/world/world.ts";
import { ACCESS } from "../../server/graphql/generated/access.ts";
import { headersOf, setScene } from "../../server/testing/accessScene.ts";
import { callTable } from "../../server/testing/accessTable.ts";
import { documentOf } from "../../server/testing/callDocument.ts";
import { startTestServer } from "../../server/testing/httpServer.ts";
import type { Call } from "../../server/graphql/generated/access.ts";
import type { AbsurdServer } from "./measure.ts";

/*
 * The product over a store in memory, whose calls cost the least: what they may cost is compared
 * with the dearest of them. Says on request how much processor time it has used.
 */
const { schema } = createWorld();
const calls = Object.keys(ACCESS) as Call[];
const server = await startTestServer({
  documents: new Map(calls.map((call) => [call as string, documentOf(schema, call)])),
});
const scene = await setScene(server.world);
const headers = await headersOf(server.world, { scene, role: "owner" });
const about = calls.map((call) => ({ call, args: callTable[call].args?.(scene) ?? {} }));

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.send?.({ address: server.address, headers, about } satisfies AbsurdServer);
