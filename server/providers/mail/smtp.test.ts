import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type ReceivedMail,
  type SmtpRefusals,
  type TestSmtpServer,
  startSmtpServer,
} from "../../testing/smtpServer.ts";
import { type ArrivedMail, describeMail, mailMessage } from "./contract.ts";
import { createSmtpMail, type SmtpOptions } from "./smtp.ts";

const FROM = "mails@beamers.example";
const TIMES = { answerMs: 10_000, mailMs: 20_000, idleMs: 10_000, quietMs: 10_000 };
const warnings: Record<string, unknown>[] = [];

const adapter = (url: string, options: Partial<SmtpOptions> = {}) =>
  createSmtpMail({
    url,
    from: FROM,
    perSecond: 1_000,
    warn: (message, details) => void warnings.push({ message, ...details }),
    patience: TIMES,
    ...options,
  });

const UNKNOWN = "550 5.1.1 No such mailbox <demo.booker@example.com>";
const REFUSALS = {
  THERE: {},
  AWAY: { greeting: "421 4.3.2 Not now" },
  WITHOUT_MAILBOXES: { recipient: UNKNOWN },
} satisfies Record<string, SmtpRefusals>;

describeMail("SMTP", async () => {
  const server = await startSmtpServer();
  const mail = adapter(server.url);
  return {
    mail,
    arrived: async () => server.received.map(readMail),
    become: async (as) => server.refuse(REFUSALS[as]),
    close: async () => {
      mail.close?.();
      await server.close();
    },
  };
});

/** What a mail program makes of it; who else was to get it is in `to` as well. */
function readMail({ mail, envelope }: ReceivedMail): ArrivedMail {
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? null;
  const idsIn = (text: string | undefined) => (text ?? "").match(/(?<=<)[^>]*(?=>)/g) ?? [];
  // The same as a part of the mail, which has the method, and as a file.
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const file = mail.attachments.find(({ filename }) => filename === "session.ics");
  const content = file?.content;
  expect(calendar?.content).toBe(
    typeof content === "string" ? content.replaceAll("\r\n", "\n") : content,
  );
  const stops = header("list-unsubscribe");
  const isOneClick = header("list-unsubscribe-post") === "List-Unsubscribe=One-Click";
  expect(idsIn(mail.inReplyTo)).toEqual(idsIn(mail.references).slice(-1));
  expect(envelope.from).toBe(FROM);
  return {
    id: idsIn(mail.messageId)[0] ?? "",
    references: idsIn(mail.references),
    senderName: mail.from?.name ?? "",
    from: mail.from?.address ?? "",
    to: [...new Set([...envelope.to, ...(mail.to ?? []).map(({ address }) => address)])].join(),
    subject: mail.subject ?? "",
    html: (mail.html ?? "").trimEnd(),
    text: mail.text ?? "",
    invitation:
      typeof content === "string"
        ? { method: calendar?.method as "REQUEST" | "CANCEL", content }
        : null,
    unsubscribeUrl: isOneClick && stops !== null ? (idsIn(stops)[0] ?? null) : null,
  };
}

describe("a mail server", () => {
  let server: TestSmtpServer;
  let mail: ReturnType<typeof adapter>;
  beforeEach(async () => {
    warnings.length = 0;
    server = await startSmtpServer();
    mail = adapter(server.url);
  });
  afterEach(async () => {
    mail.close?.();
    await server.close();
  });

  const send = async (to = "demo.booker@example.com") => {
    try {
      return await mail.send(mailMessage({ to }));
    } catch (error) {
      return (error as { code?: string }).code ?? "an error";
    }
  };

  it.each<[SmtpRefusals, "refused" | "MAIL_UNAVAILABLE" | "an error"]>([
    [{ recipient: UNKNOWN }, "refused"],
    [{ recipient: "550 No such user here" }, "refused"],
    [{ recipient: "553 5.1.3 Bad address" }, "refused"],
    [{ recipient: "556 5.1.10 The domain takes no mail" }, "refused"],
    [{ recipient: "552 5.2.2 Mailbox full" }, "refused"],
    [{ recipient: "450 4.2.0 Greylisted, come back" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "452 4.5.3 Too many" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "451 4.7.1 Later" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "554 5.7.1 Relay access denied" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "550 relay not permitted" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "550 5.7.1 Blocked, see 5.1.1 of our policy" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "554 Mail from 5.1.1.20 is not wanted" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "530 Authentication required" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "550 5.1.8 Sender address rejected: no such domain" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "550 5.1.0 Sender address rejected: unknown" }, "MAIL_UNAVAILABLE"],
    [{ recipient: "552 5.2.3 Too long" }, "MAIL_UNAVAILABLE"],
    [{ sender: "550 5.1.1 Who are you" }, "MAIL_UNAVAILABLE"],
    [{ sender: "421 4.7.0 Too many mails" }, "MAIL_UNAVAILABLE"],
    [{ data: "554 5.7.1 Spam" }, "an error"],
    [{ data: "452 4.3.1 No room" }, "MAIL_UNAVAILABLE"],
    [{ greeting: "554 5.3.2 Go away" }, "MAIL_UNAVAILABLE"],
  ])("that answers %j leads to %s", async (refusals, outcome) => {
    server.refuse(refusals);
    expect(await send()).toBe(outcome);
    server.refuse({});
    expect(await send()).toBe("sent");
    expect(warnings).toHaveLength(outcome === "MAIL_UNAVAILABLE" ? 1 : 0);
  });

  it("that knows one address no more takes mails for the others, at the same time", async () => {
    server.refuse({ recipient: UNKNOWN, only: "demo.gone@example.com" });
    const addresses = ["demo.one@example.com", "demo.gone@example.com", "demo.two@example.com"];
    expect(await Promise.all(addresses.map(send))).toEqual(["sent", "refused", "sent"]);
  });

  it.each([
    "demo",
    "",
    "demo@example.com\r\nRCPT TO:<demo.other@example.com>",
    "demo@example.com, demo.other@example.com",
    "<demo@example.com>",
    "demo@example.com>\r\nDATA",
  ])("gets mails for nobody else with %j as the address", async (address) => {
    await send(address);
    for (const { envelope, mail: arrived } of server.received) {
      expect(envelope.to).toHaveLength(1);
      expect(arrived.headers.filter(({ key }) => /^(to|cc|bcc)$/.test(key))).toHaveLength(1);
    }
    const readers = server.received.flatMap(({ envelope }) => envelope.to);
    expect(readers).not.toContain("demo.other@example.com");
  });

  it("is written to by machines only, and says so", async () => {
    await send();
    expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  it("has its answers kept out of the log, as they repeat addresses", async () => {
    for (const step of ["sender", "recipient", "data"] as const) {
      server.refuse({ [step]: "451 4.3.0 <demo.booker@example.com> Booked: a clear half hour" });
      mail.close?.();
      mail = adapter(server.url);
      await send();
      await send();
    }
    expect(warnings).toMatchObject([
      { command: "MAIL FROM", responseCode: 451 },
      { command: "RCPT TO", responseCode: 451 },
      { command: "DATA", responseCode: 451 },
    ]);
    expect(JSON.stringify(warnings)).not.toMatch(/demo|clear|booked/i);
  });

  it("is disconnected from after a while without mails, and at the process's end", async () => {
    const quick = adapter(server.url, { patience: { ...TIMES, idleMs: 50 } });
    await quick.send(mailMessage());
    await vi.waitFor(() => expect(server.open()).toBe(0));
    await mail.send(mailMessage());
    expect(server.open()).toBe(1);
    mail.close?.();
    await vi.waitFor(() => expect(server.open()).toBe(0));
  });

  it("gets no more mails in a second than it wants, over new connections too", async () => {
    const paced = adapter(server.url, { perSecond: 4 });
    const begin = performance.now();
    await Promise.all(Array.from({ length: 3 }, () => paced.send(mailMessage())));
    // Two pauses of 250 ms; timers may be a little early.
    expect(performance.now() - begin).toBeGreaterThan(490);
    paced.close?.();
  });
});

describe("a mail server that does not answer", () => {
  const sockets = new Set<Socket>();

  /** Says these words to every client that connects, and nothing else. */
  async function silent(words: string, work: (url: string) => Promise<void>): Promise<void> {
    const server = createServer((socket) => {
      sockets.add(socket.on("error", () => {}));
      socket.write(words);
      socket.on("data", () => words !== "" && socket.write("250-more\r\n"));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      await work(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  }

  it.each([
    ["says nothing", "", { ...TIMES, answerMs: 100 }],
    ["never ends its answer", "220 demo\r\n", { ...TIMES, answerMs: 100 }],
    ["takes too long in all", "", { ...TIMES, mailMs: 100 }],
  ])("and %s is given up, within a reaction's deadline", async (_, words, patience) => {
    await silent(words, async (url) => {
      const mail = adapter(url, { patience });
      await expect(mail.send(mailMessage())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
    });
  });

  it("as nothing listens there leads to MAIL_UNAVAILABLE", async () => {
    const server = await startSmtpServer();
    await server.close();
    const sending = adapter(server.url).send(mailMessage());
    await expect(sending).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  });
});
