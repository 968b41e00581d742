import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Application, startApplication } from "./application.ts";
import { parseEnvironment } from "./environment.ts";

// A new marketplace draws the previews of its demo first.
describe("the product, running", { timeout: 120_000 }, () => {
  let folder: string;
  let application: Application;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "application-"));
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
  /** Whether nothing is to be done, now or in a year. Looks, and changes nothing. */
  const isDone = () => {
    const { store, now } = application.context;
    return store
      .transaction(async ({ outbox }) => {
        const inAYear = now() + 365 * 86_400_000;
        const rows = await outbox.claim({ now: inAYear, leaseMs: 0, limit: 1 });
        throw new Error(rows.length === 0 ? "done" : "pending");
      })
      .catch((error: Error) => error.message === "done");
  };

  it("carries out what an event asks for", async () => {
    const { store, now } = application.context;
    await store.transaction(({ outbox }) =>
      outbox.append({ name: "bookingConfirmed", subjectId: "nobody", dueAt: now(), at: now() }),
    );
    await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 100_000 });
  });

  it("carries out what is due later when its time has come", async () => {
    const { store, now } = application.context;
    const dueAt = now() + 500;
    await store.outbox.append({ name: "bookingHeld", subjectId: "nobody", dueAt, at: now() });
    expect(await isDone()).toBe(false);
    await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 100_000 });
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
    expect(await page()).toContain("There are none.");
  });
});
