import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailMessage } from "../../providers/mail/contract.ts";
import { type LocalMails, createLocalMails } from "../../providers/mail/portable/local.ts";
import type { MailMessage } from "../../providers/mail/port.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { createMemoryStandIns } from "../standIns/memory.ts";
import { mailsRoutes } from "./mailsRoutes.ts";

const NOW = Date.UTC(2026, 2, 16, 9);
const EVIL = `"><script>alert('x')</script>`;

describe("the pages of the mails", () => {
  let mails: LocalMails;
  let server: TestServer;
  beforeEach(async () => {
    mails = createLocalMails({
      standIns: createMemoryStandIns(),
      host: "beamers.example",
      now: () => NOW,
    });
    server = await startTestServer({
      more: { routes: mailsRoutes({ mails, publicUrl: "https://beamers.example" }) },
    });
  });
  afterEach(() => server.stop());

  const get = (path: string, options: RequestInit = {}) =>
    fetch(`${server.address}${path}`, { redirect: "manual", ...options });
  const page = async (path: string) => (await get(path)).text();
  const of = ({ id }: Pick<MailMessage, "id">) => `?${new URLSearchParams({ id })}`;
  const press = (behaviour: string, headers: Record<string, string> = {}) =>
    get("/local/mails", { method: "POST", body: new URLSearchParams({ behaviour }), headers });

  it("say so when there are none", async () => {
    expect(await page("/local/mails")).toContain("No mails yet.");
  });

  it("list them, the latest first, to whom they went and when", async () => {
    await mails.send(mailMessage({ id: "1@beamers.example", subject: "The first" }));
    await mails.send(mailMessage({ id: "2@beamers.example", subject: "The second" }));
    const text = await page("/local/mails");
    expect(text.indexOf("The second")).toBeLessThan(text.indexOf("The first"));
    for (const part of ["demo.booker@example.com", "2026-03-16", "09:00"]) {
      expect(text).toContain(part);
    }
  });

  it("show one with its headers, its text and its invitation", async () => {
    const message = mailMessage();
    await mails.send(message);
    const text = await page(`/local/mails/mail${of(message)}`);
    for (const part of [
      "Demo Speaker via Beamers",
      "mails@beamers.example",
      message.id,
      message.references[0]!,
      message.unsubscribeUrl!,
      "REQUEST",
      "SUMMARY:Ein klares Gespräch",
      "When: Tuesday",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("show every text as text, and have nothing inline", async () => {
    const message = mailMessage({
      id: EVIL,
      senderName: EVIL,
      subject: EVIL,
      to: EVIL,
      text: EVIL,
    });
    await mails.send({ ...message, invitation: { method: "REQUEST", content: EVIL } });
    for (const path of ["/local/mails", `/local/mails/mail${of(message)}`]) {
      const text = await page(path);
      expect(text).toContain("&lt;script");
      expect(text).not.toContain("<script");
      expect(text).not.toMatch(/<style|style=|\son\w+=/);
    }
  });

  it("show a mail's HTML in a frame in which nothing runs and nothing is loaded", async () => {
    const message = mailMessage({ html: `<p style="color:red">Hello</p><script>1</script>` });
    await mails.send(message);
    const answer = await get(`/local/mails/html${of(message)}`);
    expect(await answer.text()).toBe(message.html);
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox (?!.*allow-(scripts|same-origin))/);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  it("give the invitation as a file, where there is one", async () => {
    const [message, without] = [mailMessage(), mailMessage({ id: "2@b", invitation: null })];
    await mails.send(message);
    await mails.send(without);
    const answer = await get(`/local/mails/session.ics${of(message)}`);
    expect(answer.headers.get("content-type")).toContain("text/calendar");
    expect(await answer.text()).toBe(message.invitation!.content);
    expect((await get(`/local/mails/session.ics${of(without)}`)).status).toBe(404);
    expect(await page(`/local/mails/mail${of(without)}`)).not.toContain("session.ics");
  });

  it("know no other mail, and no other method", async () => {
    for (const path of ["mail", "html", "session.ics"]) {
      expect((await get(`/local/mails/${path}?id=none`)).status).toBe(404);
      expect((await get(`/local/mails/${path}`, { method: "POST" })).status).toBe(405);
    }
    expect((await get("/local/mails", { method: "PUT" })).status).toBe(405);
  });

  it("have the server be away, know no address, and take mails again, by a button each", async () => {
    const answer = await press("AWAY");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/local/mails"]);
    await expect(mails.send(mailMessage())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    expect(await page("/local/mails")).toMatch(/value="AWAY"\s+aria-pressed="true"/);
    await press("REFUSES");
    expect(await mails.send(mailMessage())).toBe("refused");
    await press("TAKES");
    expect(await mails.send(mailMessage())).toBe("sent");
  });

  it("take no form of another site, and none that names no behaviour", async () => {
    expect((await press("AWAY", { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await press("toString")).status).toBe(400);
    expect(await mails.readBehaviour()).toBe("TAKES");
  });
});
