import pino from "pino";
import type { Log } from "./services/shared/context.ts";

/** What must never appear in a log, even when passed by mistake. */
const SECRETS = [
  "authorization",
  "cookie",
  "code",
  "token",
  "refreshToken",
  "clientSecret",
  "password",
];

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The process's log: one JSON object per line, on standard error. */
export function createLog({ level }: { level: LogLevel }): Log {
  const logger = pino(
    { level, base: null, redact: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)] },
    pino.destination({ dest: 2, sync: true }),
  );
  return (severity, message, details = {}) => logger[severity](details, message);
}
