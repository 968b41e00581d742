import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemoryStore } from "../../store/memory/memoryStore.ts";
import type { Store } from "../../store/ports/store.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { outboxRoutes } from "./outboxRoutes.ts";

const NOW = Date.UTC(2026, 2, 16, 9);
const EVIL = `"><script>alert('x')</script>`;

describe("the page of the dead letters", () => {
  let store: Store;
  let server: TestServer;
  beforeEach(async () => {
    store = createMemoryStore();
    server = await startTestServer({
      more: {
        routes: outboxRoutes({ store, publicUrl: "https://beamers.example", now: () => NOW }),
      },
    });
  });
  afterEach(() => server.stop());

  const bury = async (subjectId: string, error: string) => {
    await store.outbox.append({ name: "refundOwed", subjectId, dueAt: NOW, at: NOW });
    const [row] = await store.outbox.claim({ now: NOW, leaseMs: 1, limit: 1 });
    await store.outbox.bury({ ...row!, at: NOW, error });
  };
  const page = async () => (await fetch(`${server.address}/local/outbox`)).text();
  const press = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/local/outbox`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers,
      redirect: "manual",
    });
  const dead = async () => (await store.outbox.dead({ limit: 10 })).length;

  it("says so when there are none", async () => {
    expect(await page()).toContain("No dead letters.");
  });

  it("shows what failed, how often, why and when, every text as text", async () => {
    await bury("pay_1", EVIL);
    const text = await page();
    for (const part of [
      "refundPayment",
      "pay_1",
      "once",
      "2026-03-16T09:00:00.000Z",
      "&lt;script",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("<script");
    expect(text).not.toMatch(/<style|style=|\son\w+=/);
  });

  it("has one tried again by its button, and leads back", async () => {
    await bury("pay_1", "no");
    const answer = await press({ reaction: "refundPayment", subject: "pay_1" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/local/outbox");
    expect(await dead()).toBe(0);
    const due = await store.outbox.claim({ now: NOW, leaseMs: 1, limit: 10 });
    expect(due).toMatchObject([{ subjectId: "pay_1", attempts: 1 }]);
  });

  it("takes no form of another site, and none that names no reaction", async () => {
    await bury("pay_1", "no");
    const form = { reaction: "refundPayment", subject: "pay_1" };
    expect((await press(form, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await press({ ...form, reaction: "toString" })).status).toBe(400);
    expect(await dead()).toBe(1);
    const put = await fetch(`${server.address}/local/outbox`, { method: "PUT" });
    expect(put.status).toBe(405);
  });
});
