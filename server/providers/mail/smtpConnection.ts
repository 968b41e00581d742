import { isLoopback } from "../../machine/loopback.ts";

/** How a server is connected to, in nodemailer's words. */
export interface SmtpConnection {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it begins later, if the server can. */
  secure: boolean;
  /** Without TLS nothing is said, and nobody logs in. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
}

/** Reads an address like `smtps://name:password@mail.example.com`. */
export function smtpConnection(address: string): SmtpConnection {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  const hasLogin = username !== "";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    // Otherwise somebody in between could make us send the password without encryption.
    requireTLS: hasLogin && !secure && !isLoopback(hostname),
    ...(hasLogin && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}
