import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A mail as it came in. */
export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  /** As a mail program reads it. */
  mail: Email;
  raw: string;
}

/** A step of a delivery that a server can refuse, with its whole answer. */
export type SmtpRefusals = Partial<Record<"greeting" | "sender" | "recipient" | "data", string>>;

/** A mail server on this machine. */
export interface TestSmtpServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** What it refuses from now on; a function of the recipient's address can choose. */
  refuse(refusals: SmtpRefusals & { only?: string }): void;
  /** Connections that are open. */
  open(): number;
  close(): Promise<void>;
}

/** Starts one that takes everything. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let refusals: SmtpRefusals & { only?: string } = {};
  const answerTo = (step: keyof SmtpRefusals) => {
    const answer = refusals[step];
    if (answer === undefined) return null;
    const error = new Error(answer.slice(4));
    return Object.assign(error, { responseCode: Number(answer.slice(0, 3)) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.onAuth === undefined ? ["AUTH", "STARTTLS"] : ["STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_session, callback) => callback(answerTo("greeting")),
    onMailFrom: (_address, _session, callback) => callback(answerTo("sender")),
    onRcptTo: ({ address }, _session, callback) => {
      const isMeant = refusals.only === undefined || refusals.only === address;
      callback(isMeant ? answerTo("recipient") : null);
    },
    onData: (stream, { envelope }, callback) => {
      const error = answerTo("data");
      const arrive = async () => {
        const raw = await buffer(stream);
        if (error === null) received.unshift(await readMail(raw, envelope));
      };
      void arrive().finally(() => setImmediate(callback, error));
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refuse: (next) => {
      refusals = next;
    },
    open: () => server.connections.size,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(
  raw: Buffer,
  { mailFrom, rcptTo }: SMTPServerSession["envelope"],
): Promise<ReceivedMail> {
  const from = mailFrom === false ? "" : mailFrom.address;
  const to = rcptTo.map(({ address }) => address);
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  return { envelope: { from, to }, mail, raw: raw.toString() };
}
