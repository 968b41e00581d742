import { createTransport } from "nodemailer";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Mail, MailMessage } from "./port.ts";

/** Shorter than a reaction's deadline, so that a hanging server is told from a slow one. */
const TIMEOUT_MS = 10 * SECOND_MS;
const CONNECTIONS_MAX = 4;

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with the name and password if the server wants them. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** Mails that this process sends in a second at most. */
  perSecond: number;
  /** Called with the reason why a mail wasn't sent; never with an address or a text. */
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** Mails over SMTP. */
export function createSmtpMail({ url, from, perSecond, warn }: SmtpOptions): Mail {
  const transport = createTransport({
    ...connectionOf(url),
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    rateLimit: perSecond,
    rateDelta: SECOND_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What people typed is text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sender: from,
    send: async (message) => {
      try {
        await transport.sendMail(envelopeOf(message, from));
        return "sent";
      } catch (error) {
        if (refusesAddress(error)) return "refused";
        warn("a mail could not be sent", reasonOf(error));
        return refuse("MAIL_UNAVAILABLE");
      }
    },
  };
}

function connectionOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function envelopeOf(message: MailMessage, from: string) {
  const { id, references, senderName, to, subject, html, text } = message;
  const { invitation, unsubscribeUrl } = message;
  return {
    from: { name: senderName, address: from },
    to: { name: "", address: to },
    subject,
    html,
    text,
    messageId: `<${id}>`,
    ...(references.length === 0
      ? {}
      : { inReplyTo: `<${references.at(-1)}>`, references: references.map((one) => `<${one}>`) }),
    ...(invitation === null
      ? {}
      : {
          icalEvent: {
            method: invitation.method,
            filename: "session.ics",
            content: invitation.content,
          },
        }),
    headers: {
      // No replies of machines, such as that somebody is away (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl === null
        ? {}
        : {
            "List-Unsubscribe": `<${unsubscribeUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
    },
  };
}

/** What nodemailer says of a failure. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Whether the server said of the address itself that it takes nothing, for good: of the sender, of
 * the contents or of a policy it says so in other words (RFC 3463: class 5, subject 1 or 2).
 */
function refusesAddress(error: unknown): boolean {
  const { command, responseCode = 0, response = "" } = error as SmtpFailure;
  if (command !== "RCPT TO" || responseCode < 500) return false;
  const status = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response)?.[1];
  return status === undefined || status === "1" || status === "2";
}

/** What may be logged: servers repeat addresses in their answers. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { code, command, responseCode } = error as SmtpFailure;
  return { code, command, responseCode };
}
