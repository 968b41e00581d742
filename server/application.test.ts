import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Application, startApplication } from "./application.ts";
import { parseEnvironment } from "./environment.ts";
import { demoDocuments } from "./local/demo/rows.ts";
import { putMadeDatabase } from "./testing/madeDatabase.ts";

describe("the product, running", { timeout: 120_000 }, () => {
  let folder: string;
  let application: Application;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "application-"));
    await putMadeDatabase(folder);
    const given = { PORT: "0", DATA_FOLDER: folder, LOG_LEVEL: "silent" };
    const { environment, problems } = parseEnvironment(given, { isProduction: false });
    if (problems !== null) throw new Error(JSON.stringify(problems));
    application = await startApplication(environment);
  }, 120_000);
  afterAll(async () => {
    await application.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const page = async () =>
    (await fetch(`http://127.0.0.1:${application.port}/local/outbox`)).text();
  /**
   * Whether nothing is due for someone, now or within a year. Read-only. For others more is due: a
   * new marketplace has previews to draw.
   */
  const isDone = (subject: string) => {
    const { store, now } = application.context;
    return store
      .transaction(async ({ outbox }) => {
        const inAYear = now() + 365 * 86_400_000;
        const rows = await outbox.claim({ now: inAYear, leaseMs: 0, limit: 1_000 });
        const isPending = rows.some(({ subjectId }) => subjectId === subject);
        throw new Error(isPending ? "pending" : "done");
      })
      .catch((error: Error) => error.message === "done");
  };

  it("carries out what an event asks for", async () => {
    const { store, now } = application.context;
    await store.transaction(({ outbox }) =>
      outbox.append({ name: "bookingConfirmed", subjectId: "nobody", dueAt: now(), at: now() }),
    );
    await vi.waitFor(async () => expect(await isDone("nobody")).toBe(true), { timeout: 100_000 });
  });

  it("draws previews of its demo's documents", async () => {
    const { catalog } = application.context.store;
    const stateOf = async (id: string) => {
      const item = await catalog.byId(id);
      return item?.category === "ONE_ON_ONE" ? null : item?.document?.previewState;
    };
    const states = () => Promise.all([...demoDocuments().keys()].map(stateOf));
    await vi.waitFor(async () => expect(await states()).toContain("READY"), { timeout: 100_000 });
    expect(await states()).not.toContain("FAILED");
  });

  it("carries out what is due later when its time has come", async () => {
    const { store, now } = application.context;
    const dueAt = now() + 500;
    await store.outbox.append({ name: "bookingHeld", subjectId: "later", dueAt, at: now() });
    expect(await isDone("later")).toBe(false);
    await vi.waitFor(async () => expect(await isDone("later")).toBe(true), { timeout: 100_000 });
    expect(now()).toBeGreaterThanOrEqual(dueAt);
  });

  it("answers nobody who asks for another host, as a page elsewhere would make a browser do", async () => {
    const status = await new Promise((resolve, reject) => {
      const { port } = application;
      const headers = { host: "evil.example" };
      get({ host: "127.0.0.1", port, path: "/", headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", reject);
    });
    expect(status).toBe(421);
  });

  it("shows its dead letters in local mode", async () => {
    expect(await page()).toContain("No dead letters.");
  });
});
