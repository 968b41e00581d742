import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalCalendars,
  createLocalCalendars,
} from "../../providers/calendars/portable/local.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { createMemoryStandIns } from "../standIns/memory.ts";
import { localCalendarRoutes } from "./calendarRoutes.ts";

const publicUrl = "https://beamers.example";
const redirectUri = `${publicUrl}/beamer/availability/calendars?from=1`;
const EVIL = `"><script>alert('x')</script>`;

describe("the local calendar provider", () => {
  let calendars: LocalCalendars;
  let server: TestServer;
  beforeEach(async () => {
    let secrets = 0;
    calendars = createLocalCalendars({
      standIns: createMemoryStandIns(),
      newSecret: () => `secret${++secrets}`,
      connectUrl: `${publicUrl}/local/calendars/connect`,
    });
    const now = () => Date.UTC(2026, 2, 16, 9);
    server = await startTestServer({
      more: { routes: localCalendarRoutes({ calendars, publicUrl, now }) },
    });
  });
  afterEach(() => server.stop());

  const get = (path: string) => fetch(`${server.address}${path}`);
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${server.address}${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers,
      redirect: "manual",
    });
  const connectPath = async (state: string) => {
    const request = { provider: "live_connect", redirectUri, state } as const;
    const url = new URL(await calendars.authorizationUrl(request));
    return `${url.pathname}${url.search}`;
  };
  const choose = async (choice: string, headers: Record<string, string> = {}) => {
    const form = { redirect_uri: redirectUri, state: "a+b", choice };
    return post("/local/calendars/connect", form, headers);
  };
  const grant = async () => {
    const answer = await choose("live_connect-work");
    const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
    return calendars.exchange({ code, redirectUri });
  };

  it("lets one choose among the provider's accounts, every text as text", async () => {
    const text = await (await get(await connectPath(EVIL))).text();
    expect(text).toContain("Outlook");
    expect(text).toContain("work@live-connect.example");
    expect(text).not.toContain("google");
    expect(text).not.toContain("<script");
    expect(text).not.toMatch(/<style|style=|\son\w+=/);
  });

  it("comes back with a code that is good, and the state as it went", async () => {
    const location = new URL((await choose("live_connect-work")).headers.get("location") ?? "");
    const query = location.searchParams;
    expect([query.get("from"), query.get("state")]).toEqual(["1", "a+b"]);
    const account = await calendars.exchange({ code: query.get("code") ?? "", redirectUri });
    expect(account.profileName).toBe("work@live-connect.example");
  });

  it("comes back with an error when somebody refuses", async () => {
    const location = new URL((await choose("refuse")).headers.get("location") ?? "");
    expect(location.searchParams.get("error")).toBe("access_denied");
    expect(location.searchParams.get("code")).toBeNull();
  });

  it("leads to no other site, knows its own accounts, and takes no form from elsewhere", async () => {
    const query = "provider=google&state=s&redirect_uri=https%3A%2F%2Felsewhere.example";
    expect((await get(`/local/calendars/connect?${query}`)).status).toBe(400);
    const own = encodeURIComponent(redirectUri);
    const paper = `provider=paper&redirect_uri=${own}`;
    expect((await get(`/local/calendars/connect?${paper}`)).status).toBe(400);
    expect((await choose("paper-work")).status).toBe(400);
    const elsewhere = { origin: "https://elsewhere.example" };
    expect((await choose("google-work", elsewhere)).status).toBe(403);
    expect((await post("/local/calendars", { change: "add" }, elsewhere)).status).toBe(403);
    expect((await fetch(`${server.address}/local/calendars`, { method: "PUT" })).status).toBe(405);
  });

  it("has busy times edited that then count, and shows what was wrong", async () => {
    expect(await (await get("/local/calendars")).text()).toContain("No account is connected yet.");
    await grant();
    const form = {
      calendar: "live_connect-work",
      change: "add",
      date: "2026-03-17",
      start: "10:00",
      end: "11:00",
      zone: "Europe/Brussels",
    };
    const answer = await post("/local/calendars", form);
    expect(answer.status).toBe(303);
    const page = await (await get(answer.headers.get("location") ?? "")).text();
    expect(page).toContain("Tuesday 17 March 2026, 10:00–11:00");
    expect(await calendars.readBusy("live_connect-work")).toHaveLength(1);
    const wrong = await post("/local/calendars", { ...form, end: "09:00", zone: EVIL });
    expect(wrong.status).toBe(422);
    const text = await wrong.text();
    expect(text).toContain("a later end time");
    expect(text).not.toContain("<script");
  });

  it("shows the sessions that were written into a calendar, every text as text", async () => {
    const { credentials, ...account } = await grant();
    const entry = {
      id: "session",
      title: `A clear half hour ${EVIL}`,
      description: "",
      location: `Rue de l’Église 1 ${EVIL}`,
      startsAt: Date.UTC(2026, 2, 17, 9),
      endsAt: Date.UTC(2026, 2, 17, 9, 30),
    };
    const at = { ...account, readCredentials: async () => credentials };
    const calendarId = "live_connect-work";
    await calendars.putEntry({ account: at, calendarId, entry });
    const page = await (await get("/local/calendars")).text();
    expect(page).toMatch(/Session: A clear half hour .*17 March 2026, 10:00–10:30, Rue/);
    expect(page).not.toContain("<script");
  });

  it("shows accounts that the demo has connected, whose access can be taken back", async () => {
    await calendars.writeBusy({ calendarId: "google-work", busy: [{ start: 0, end: 1 }] });
    const page = await (await get("/local/calendars")).text();
    expect(page).toContain("Google: work@google.example");
    expect(page).not.toContain("Outlook:");
    await post("/local/calendars", { account: "google-work", change: "revoke" });
    const after = await (await get("/local/calendars")).text();
    expect(after).toContain("Nobody has access any more.");
  });

  it("makes a calendar refuse sessions, and take them again", async () => {
    await grant();
    const calendar = "live_connect-work";
    const change = async (name: string) => {
      expect((await post("/local/calendars", { calendar, change: name })).status).toBe(303);
      return [
        await calendars.refusesEntries(calendar),
        await (await get("/local/calendars")).text(),
      ];
    };
    expect(await change("refuse")).toEqual([true, expect.stringContaining("Take sessions again")]);
    expect(await change("take")).toEqual([false, expect.not.stringContaining("Take sessions")]);
    const unknown = { calendar: "paper", change: "refuse" };
    expect((await post("/local/calendars", unknown)).status).toBe(400);
  });

  it("takes an account's access back", async () => {
    const { credentials, ...account } = await grant();
    const connected = { ...account, readCredentials: async () => credentials };
    await post("/local/calendars", { account: "live_connect-work", change: "revoke" });
    expect(await calendars.listCalendars(connected)).toBeNull();
    expect(await (await get("/local/calendars")).text()).toContain("Nobody has access any more.");
  });
});
