import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createWorld } from "./world/world.ts";
import { CATALOG_ITEM_CATEGORIES, CATALOG_ITEM_STATUSES } from "../src/domain/generated/enums.ts";
import { HOUR_MS } from "../src/domain/shared/limits.ts";
import { sweepFiles } from "./jobs/sweepFiles.ts";
import { demoUsers } from "./local/demo/rows.ts";
import { createFolderFiles } from "./providers/files/folder.ts";
import { issueAccessToken } from "./services/shared/accessToken.ts";
import { openDatabase } from "./store/postgres/open.ts";
import { systemClocks } from "./systemSources.ts";
import { deck } from "./testing/files/pdfs.ts";
import { putMadeDatabase } from "./testing/madeDatabase.ts";
import { type ServerProcess, startServerProcess } from "./testing/serverProcess.ts";

// Processes on a busy machine start late, which isn't a failure.
vi.setConfig({ testTimeout: 120_000 });

const TOKEN_SECRET = "a secret of at least thirty-two bytes";
const DROP = "pub_demo_speaker_1";
const BLOCK = 64 * 1024;
const now = systemClocks.wall;
const silent = () => undefined;

const CREATE = `mutation ($command: CreatePublicationCommand!) {
  createPublication(command: $command) { id } }`;
const REPLACE = `mutation ($command: ReplaceDocumentCommand!) {
  replaceDocument(command: $command) { id } }`;
const UPDATE = `mutation ($command: UpdatePublicationDetailsCommand!) {
  updatePublicationDetails(command: $command) { id } }`;

/** A PDF, with this many bytes after its end. */
function pdf(padding = 0): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([deck(["One"]), Buffer.alloc(padding, 0x20)]));
}

/** Calls as the demo's first creator makes them; a cut-off call isn't a failure. */
async function caller({ address }: ServerProcess) {
  const [creator] = demoUsers(now());
  const settings = { tokenSecret: new TextEncoder().encode(TOKEN_SECRET) };
  const token = await issueAccessToken({ now, settings } as never, creator!);
  const post = async (init: RequestInit & { duplex?: "half" }) => {
    const headers = {
      ...(init.headers as Record<string, string>),
      authorization: `Bearer ${token}`,
    };
    const url = `${address}/graphql`;
    const answer = await fetch(url, { method: "POST", ...init, headers }).catch(() => null);
    return (await answer?.json().catch(() => null)) as { data?: unknown } | null;
  };
  const update = (title: string) =>
    post({
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: UPDATE,
        variables: { command: { id: DROP, title, description: "", price: 5 } },
      }),
    });
  /** `onBytes` gets the bytes consumed so far, and may wait. */
  const upload = (options: {
    query: string;
    command: object;
    content: Uint8Array<ArrayBuffer>;
    onBytes?: (taken: number) => Promise<void> | void;
  }) => {
    const { query, command, content, onBytes } = options;
    const operations = JSON.stringify({
      query,
      variables: { command: { ...command, file: null } },
    });
    const part = (name: string, text: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
    const head = `${part("operations", operations)}${part("map", '{"0":["variables.command.file"]}')}--x\r\ncontent-disposition: form-data; name="0"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    const whole = Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--x--\r\n")]);
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (taken >= whole.length) return controller.close();
        const end = Math.min(taken + BLOCK, whole.length);
        controller.enqueue(new Uint8Array(whole.subarray(taken, end)));
        taken = end;
        await onBytes?.(taken);
      },
    });
    return post({
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body,
      duplex: "half",
    });
  };
  return { update, upload };
}

type Calls = Awaited<ReturnType<typeof caller>>;

async function untilWriting(folder: string): Promise<void> {
  const documents = path.join(folder, "data", "files", "documents");
  const before = (await readdir(documents)).length;
  while ((await readdir(documents)).length === before) await pause(5);
}

/** What a server is doing when killed. Each returns when it is time. */
const MOMENTS: readonly (readonly [string, (calls: Calls, folder: string) => Promise<void>])[] = [
  [
    "within an upload",
    async ({ upload }, folder) => {
      const content = pdf(8 * 1024 * 1024);
      // The rest never comes.
      const onBytes = (taken: number) => (taken < 4 * 1024 * 1024 ? undefined : pause(600_000));
      void upload({ query: CREATE, command: { uploadId: "one" }, content, onBytes });
      await untilWriting(folder);
    },
  ],
  [
    "while an upload's row is written",
    async ({ upload }) => {
      for (const uploadId of ["one", "two", "three"]) {
        const answer = await upload({ query: CREATE, command: { uploadId }, content: pdf() });
        expect(answer).toMatchObject({ data: { createPublication: {} } });
      }
      const content = pdf(BLOCK);
      await new Promise<void>((sent) => {
        const onBytes = (taken: number) => void (taken > content.length && sent());
        void upload({ query: CREATE, command: { uploadId: "four" }, content, onBytes });
      });
      await pause(10);
    },
  ],
  [
    "while a document is replaced and its details are changed",
    async ({ upload, update }) => {
      const replace = (uploadId: string) =>
        upload({ query: REPLACE, command: { catalogItemId: DROP, uploadId }, content: pdf() });
      expect(await replace("one")).toMatchObject({ data: { replaceDocument: {} } });
      expect(await update("Changed")).toMatchObject({ data: { updatePublicationDetails: {} } });
      void replace("two");
      void update("Changed again");
      await pause(15);
    },
  ],
];

describe("a server that is killed", () => {
  it.each(MOMENTS)(
    "leaves no row without its file, and after the sweep no file without its row: %s",
    async (_name, work) => {
      const folder = await mkdtemp(path.join(tmpdir(), "killed-server-"));
      const dataFolder = path.join(folder, "data");
      await putMadeDatabase(dataFolder);
      const settings = { DATA_FOLDER: "data", TOKEN_SECRET, LOG_LEVEL: "warn" };
      const server = await startServerProcess({ folder, settings });
      try {
        await server.isReady;
        await work(await caller(server), folder);
      } finally {
        await server.end("SIGKILL");
      }
      const database = await openDatabase({ databaseUrl: null, dataFolder, log: silent });
      try {
        const { store } = database;
        const world = createWorld({ store });
        const place = path.join(dataFolder, "files");
        world.providers.files = createFolderFiles({ folder: place, warn: silent });
        world.clock.advance(now() - world.now() + 2 * HOUR_MS);
        await sweepFiles(world, undefined);

        const named: string[] = [];
        for (const { id, role } of demoUsers(now())) {
          if (role !== "beamer") continue;
          const all = { categories: CATALOG_ITEM_CATEGORIES, statuses: CATALOG_ITEM_STATUSES };
          for (const row of await store.catalog.ofCreator({ creatorId: id, ...all, limit: 100 })) {
            if (row.category === "ONE_ON_ONE") continue;
            if (row.document) named.push(`documents/${row.document.id}.pdf`);
            named.push(...row.thumbnails.map(({ systemFullPath }) => systemFullPath.slice(1)));
          }
        }
        const stored = await Promise.all(
          ["documents", "thumbnails"].map(async (kind) => {
            const files = path.join(place, kind);
            const names = existsSync(files) ? await readdir(files) : [];
            return names.map((name) => `${kind}/${name}`);
          }),
        );
        expect(stored.flat().sort()).toEqual(named.sort());
      } finally {
        await database.close();
        await rm(folder, { recursive: true });
      }
    },
  );
});
