/** What nodemailer says of a failure. */
interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

/**
 * Whether nothing can ever be sent to this address: it is malformed, or the server rejects it for
 * good. Of the sender, the contents, a policy or a missing login servers say so in
 * other words, and of those an address is not to blame.
 */
export function refusesAddress(error: unknown): boolean {
  const failure = error as SmtpFailure;
  return isNoAddress(failure) || isRefusedByServer(failure);
}

/** Nodemailer didn't even ask the server. */
const isNoAddress = ({ code, command, message = "" }: SmtpFailure) =>
  code === "EENVELOPE" && command === "API" && /recipient/i.test(message);

function isRefusedByServer({ command, responseCode = 0, response = "" }: SmtpFailure): boolean {
  if (command !== "RCPT TO" || responseCode < 500) return false;
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status !== undefined) return OF_THE_ADDRESS.has(status);
  return UNAVAILABLE.has(responseCode) && !/relay|sender|auth|login|polic|spam/i.test(response);
}

/**
 * Statuses that are about the recipient (RFC 3463, RFC 7505). Of the same two subjects, 5.1.0, 5.1.7
 * and 5.1.8 are used for senders too, and 5.2.3 is for mails that are too long.
 */
const OF_THE_ADDRESS: ReadonlySet<string> = new Set([
  "5.1.1",
  "5.1.2",
  "5.1.3",
  "5.1.4",
  "5.1.6",
  "5.1.10",
  "5.2.0",
  "5.2.1",
  "5.2.2",
]);

/** What servers without statuses answer for mailboxes that they don't have (RFC 5321, 4.2.3). */
const UNAVAILABLE: ReadonlySet<number> = new Set([550, 551, 553]);

/**
 * Whether the server refuses what the mail says, for good: sending it again changes nothing, and
 * somebody has to look.
 */
export function refusesContents(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpFailure;
  return command === "DATA" && responseCode >= 500;
}

/** What may be logged: servers repeat addresses in their answers. */
export function loggedReason(error: unknown): Record<string, unknown> {
  const { code, command, responseCode } = error as SmtpFailure;
  return { code, command: command?.split(":")[0], responseCode };
}
