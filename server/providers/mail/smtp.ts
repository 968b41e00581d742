import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import { createPace } from "./pace.ts";
import type { Mail, MailMessage } from "./port.ts";
import { smtpConnection } from "./smtpConnection.ts";
import { loggedReason, refusesAddress, refusesContents } from "./smtpFailure.ts";

const CONNECTIONS_MAX = 4;

/** How long the adapter waits, in milliseconds. */
export interface SmtpPatience {
  /** For a connection, and for each answer. */
  answerMs: number;
  /** For all of a mail: less than a reaction's deadline, so that the log has the reason. */
  mailMs: number;
  /** For another mail, with a connection open: less than servers do (RFC 5321, 4.5.3.2). */
  idleMs: number;
  /** Until it says again why no mail can be sent: thousands may be waiting, and each is tried again. */
  quietMs: number;
}

const PATIENCE: SmtpPatience = {
  answerMs: 20 * SECOND_MS,
  mailMs: 25 * SECOND_MS,
  idleMs: 30 * SECOND_MS,
  quietMs: MINUTE_MS,
};

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with the name and password if the server wants them. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** Mails that this process sends in a second at most. */
  perSecond: number;
  /** Called with the reason why no mail can be sent; never with an address or a text. */
  warn: (message: string, details: Record<string, unknown>) => void;
  patience?: SmtpPatience;
}

/** Mails over SMTP. */
export function createSmtpMail(options: SmtpOptions): Mail {
  const { url, from, perSecond, warn, patience = PATIENCE } = options;
  const transport = createTransport({
    ...smtpConnection(url),
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    connectionTimeout: patience.answerMs,
    dnsTimeout: patience.answerMs,
    greetingTimeout: patience.answerMs,
    socketTimeout: patience.answerMs,
    idleTimeout: patience.idleMs,
    // What people typed is text, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sayWhy = warnNowAndThen(warn, patience);
  const myTurn = createPace({ perSecond, wait: pause });
  return {
    sender: from,
    send: async (message) => {
      const signal = AbortSignal.timeout(patience.mailMs);
      await myTurn();
      try {
        await transport.sendMail({ ...envelopeOf(message, from), signal });
        return "sent";
      } catch (error) {
        if (refusesAddress(error)) return "refused";
        // Without its cause, which repeats addresses.
        // oxlint-disable-next-line preserve-caught-error
        if (refusesContents(error)) throw new Error("the mail server refuses this mail");
        sayWhy(loggedReason(error));
        return refuse("MAIL_UNAVAILABLE");
      }
    },
    close: () => transport.close(),
  };
}

/** Keeps no process alive. */
const pause = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** Says what is wrong, and then nothing for a while. */
function warnNowAndThen(
  warn: SmtpOptions["warn"],
  { quietMs }: Pick<SmtpPatience, "quietMs">,
): (reason: Record<string, unknown>) => void {
  let isQuiet = false;
  return (reason) => {
    if (isQuiet) return;
    isQuiet = true;
    void pause(quietMs).then(() => (isQuiet = false));
    warn("mails can't be sent", reason);
  };
}

/**
 * A text that looks like an encoded word (RFC 2047) would be read as what it encodes, whatever that
 * is; a mark that isn't seen keeps it as it was typed.
 */
const unencoded = (text: string) => text.replaceAll("=?", "=\u200b?");

function envelopeOf(message: MailMessage, from: string) {
  const { id, references, senderName, to, subject, html, text } = message;
  const { invitation, unsubscribeUrl } = message;
  return {
    from: { name: unencoded(senderName), address: from },
    to: { name: "", address: to },
    subject: unencoded(subject),
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
