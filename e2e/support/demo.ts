import { filesUnder, hashOf } from "../../scripts/lib/project.mjs";
import { demoItems } from "../../server/local/demo/rows.ts";
import { keptFolder } from "../../server/testing/keptFolder.ts";
import { putMadeDatabase } from "../../server/testing/madeDatabase.ts";
import { startServerOn } from "./serverProcess.ts";

/** What the demo depends on; the web app isn't among it. */
const SOURCES = ["package-lock.json", "schema.graphql", "server", "src/domain"];
const DRAWN_WITHIN_MS = 240_000;

/**
 * A data folder as a first start leaves it: with the demo marketplace, whose previews are drawn.
 * Servers of journeys start on copies of it, as drawing them takes longer than the start. It is
 * made once a day, as the dates of its talks and calendars count from the first start.
 */
export function ensureDemo(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const sources = filesUnder(SOURCES).filter((file) => !file.endsWith(".test.ts"));
  const version = `${today}-${hashOf(sources).slice(0, 16)}`;
  return keptFolder({ name: "demo", version, make: makeDemo });
}

async function makeDemo(dataFolder: string): Promise<void> {
  await putMadeDatabase(dataFolder);
  const server = await startServerOn(dataFolder);
  try {
    const deadline = Date.now() + DRAWN_WITHIN_MS;
    while (!(await isDrawn(server.url))) {
      if (Date.now() > deadline) throw new Error("The previews of the demo are not drawn.");
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    await server.stop();
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
