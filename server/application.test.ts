import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Application, startApplication } from "./application.ts";
import { parseEnvironment } from "./environment.ts";
import { BY_VIDEO } from "../src/domain/bookings/meetingPlace.ts";
import { HOUR_MS, MINUTE_MS } from "../src/domain/shared/limits.ts";
import { demoDocuments, demoItems, demoUsers } from "./local/demo/rows.ts";
import { issueAccessToken } from "./services/shared/accessToken.ts";
import { holdRow } from "./store/factories/bookings.ts";
import { putMadeDatabase } from "./testing/madeDatabase.ts";

/** Far less than a stop waits for calls: 6 seconds. */
const STREAMS_END_MS = 2_000;

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

  it("ends the streams of live sessions as soon as it stops, so that nobody waits for them", async () => {
    const { store, now } = application.context;
    const [host, guest] = demoUsers(now());
    const [item] = demoItems(now());
    if (host === undefined || guest === undefined || item === undefined) throw new Error("no demo");
    const startsAt = Math.ceil(now() / MINUTE_MS) * MINUTE_MS;
    const hold = holdRow({
      id: "session",
      channelId: "channel-of-a-session",
      itemId: item.id,
      creatorId: host.id,
      bookerId: guest.id,
      startsAt,
      meetingPlace: BY_VIDEO,
      createdAt: now(),
      holdExpiresAt: now() + HOUR_MS,
    });
    await store.transaction(async (inside) => {
      const agenda = await inside.agendaOf(host.id);
      await agenda.hold(hold);
      await agenda.confirm({ id: hold.id, at: now(), intakes: [] });
    });
    const address = `http://127.0.0.1:${application.port}/live-sessions/${hold.channelId}?after=0`;
    const authorization = `Bearer ${await issueAccessToken(application.context, guest)}`;
    const response = await fetch(address, { headers: { authorization } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('"SCHEDULED"');
    const before = performance.now();
    const stopped = application.stop();
    expect((await reader?.read())?.done).toBe(true);
    expect(performance.now() - before).toBeLessThan(STREAMS_END_MS);
    await stopped;
  });
});
