import { cpSync, existsSync, globSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { filesUnder, hashOf, inProject } from "../../scripts/lib/project.mjs";
import { demoItems } from "../../server/local/demo/rows.ts";
import { putMadeDatabase } from "../../server/testing/madeDatabase.ts";
import { newDataFolder, startServerOn } from "./serverProcess.ts";

const KEPT = inProject(".cache", "test");
/** What a first start depends on. */
const SOURCES = ["package-lock.json", "schema.graphql", "server", "src"];
const DRAWN_WITHIN_MS = 240_000;

/**
 * A data folder as a first start leaves it: with the demo marketplace, whose previews are drawn.
 * Servers of journeys start on copies of it, as drawing them takes longer than the start. It is
 * made once a day, as its bookings and talks are at times from now.
 */
export async function ensureDemo(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const demo = `${KEPT}/demo-${today}-${hashOf(filesUnder(SOURCES)).slice(0, 16)}`;
  if (!existsSync(demo)) await makeDemo(demo);
  return demo;
}

/** Renamed only once complete: several runs may make it at once. Older ones are removed. */
async function makeDemo(demo: string): Promise<void> {
  for (const old of globSync("demo-*", { cwd: KEPT }))
    await rm(`${KEPT}/${old}`, { recursive: true, force: true });
  const dataFolder = await newDataFolder();
  await putMadeDatabase(dataFolder);
  const server = await startServerOn(dataFolder);
  try {
    const deadline = Date.now() + DRAWN_WITHIN_MS;
    while (!(await isDrawn(server.url))) {
      if (Date.now() > deadline) throw new Error("The previews of the demo are not drawn.");
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await server.stop();
    await mkdir(KEPT, { recursive: true });
    const draft = await mkdtemp(`${demo}.`);
    cpSync(dataFolder, draft, { recursive: true });
    await rename(draft, demo).catch(() => rm(draft, { recursive: true }));
  } finally {
    await server.dispose();
  }
}

/** Whether each drop and talk has its preview. */
async function isDrawn(url: string): Promise<boolean> {
  const items = demoItems(Date.now()).flatMap(({ id, category }) => {
    if (category === "ONE_ON_ONE") return [];
    const call = category === "TALK" ? "talkById" : "publicationById";
    return [`${id}: ${call}(id: "${id}") { thumbnails { id } }`];
  });
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: `{ ${items.join(" ")} }` }),
  });
  const { data } = (await response.json()) as { data: Record<string, { thumbnails: unknown[] }> };
  return Object.values(data).every(({ thumbnails }) => thumbnails.length > 0);
}
