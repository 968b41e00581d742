import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ONE_CLICK } from "../../../src/domain/messages/addresses.ts";
import { readMailSettings } from "../../services/messages/readMailSettings.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import type { Person } from "../../world/actions.ts";
import { beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { oneClick } from "./oneClick.ts";

const ONE_CLICK_BODY = "List-Unsubscribe=One-Click";

describe("turning mails off with one press", () => {
  let server: TestServer;
  let world: World;
  let guest: Person;
  let path: string;

  beforeEach(async () => {
    world = createWorld();
    server = await startTestServer({ more: { routes: [oneClick(world)], files: [] } });
    const creator = await beamer(world);
    guest = await user(world);
    await guest.books(await creator.offers({ priceInCents: 0 }), "2026-03-19T09:00:00Z");
    const mails = await world.mails.readMails();
    const mail = mails.find(({ to }) => to === guest.row.email);
    path = new URL(mail?.unsubscribeUrl ?? "").pathname;
  });
  afterEach(() => server.stop());

  const offTopics = async () =>
    (await readMailSettings(world, guest.row)).topics
      .filter(({ isOn }) => !isOn)
      .map(({ topic }) => topic);
  const post = (to: string, body = ONE_CLICK_BODY) =>
    fetch(server.address + to, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("needs no cookie and no sign-in, and can be repeated", async () => {
    expect((await post(path)).status).toBe(200);
    expect((await post(path)).status).toBe(200);
    expect(await offTopics()).toEqual(["SESSIONS"]);
  });

  it("takes the form as mail programs send it, too", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    const answer = await fetch(server.address + path, { method: "POST", body: form });
    expect(answer.status).toBe(200);
    expect(await offTopics()).toEqual(["SESSIONS"]);
  });

  it.each(["GET", "HEAD"])(
    "does nothing when it is looked at, but leads to a page: %s",
    async (method) => {
      const answer = await fetch(server.address + path, { method, redirect: "manual" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(/^\/stop-mails\?token=SESSIONS\./);
      expect(await offTopics()).toEqual([]);
    },
  );

  it("does nothing for a POST that doesn't say so", async () => {
    expect((await post(path, "")).status).toBe(400);
    expect(await offTopics()).toEqual([]);
  });

  it.each(["x", "%", "SESSIONS.usr_000002.x", ""])(
    "is refused for a link that isn't ours: %s",
    async (token) => {
      const answer = await post(`${ONE_CLICK}${token}`);
      expect([400, 410]).toContain(answer.status);
      expect(server.log).toEqual([]);
      expect(await offTopics()).toEqual([]);
    },
  );

  it("keeps the link's secret out of the log when it fails", async () => {
    world.store = {
      ...world.store,
      transaction: () => Promise.reject(new Error("the disk is on fire")),
    };
    expect((await post(path)).status).toBe(500);
    expect(server.log).toMatchObject([{ message: "a request failed" }]);
    expect(JSON.stringify(server.log)).not.toContain(decodeURIComponent(path).split(".").at(-1));
  });
});
