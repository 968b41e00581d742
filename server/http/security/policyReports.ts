import type { Log } from "../../services/shared/context.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import { REPORT_PATH } from "./contentPolicy.ts";
import { loggedPath } from "./loggedPath.ts";
import type { Route } from "../handler.ts";
import { readText } from "../transport/requestBody.ts";
import { sendText } from "../transport/send.ts";

/** Browsers truncate their reports; anything longer isn't a report. */
const REPORT_MAX_BYTES = 8 * 1024;
const REPORT_TYPE = "application/csp-report";
/** Lines for the log: enough to notice, too few to fill a disk. Anyone can send reports. */
const LINES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const LONGEST_DETAIL = 100;

/** What extensions of a visitor's browser do to a page isn't our concern. */
const OF_AN_EXTENSION = /^[a-z-]*extension\b/;

/**
 * Logs violations of the content policy reported by browsers: one short line each, ten a minute at
 * most. It answers nothing that depends on the report.
 */
export function policyReports({ log, now }: { log: Log; now: () => Instant }): Route {
  let minute = Number.NEGATIVE_INFINITY;
  let lines = 0;
  const mayLog = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) lines = 0;
    minute = current;
    lines += 1;
    return lines <= LINES_PER_MINUTE;
  };
  return {
    path: REPORT_PATH,
    kind: () => "idle",
    answer: async (request, response) => {
      if (request.method !== "POST") return sendText(response, { status: 405, text: "POST only" });
      // Pages of other sites cannot send this type unasked.
      if (request.headers["content-type"]?.split(";")[0] !== REPORT_TYPE) {
        return sendText(response, { status: 415, text: `${REPORT_TYPE} only` });
      }
      const line = lineOf(await readText(request, { maxBytes: REPORT_MAX_BYTES }));
      if (line !== null && mayLog()) log("warn", "a page broke its content policy", line);
      response.writeHead(204).end();
    },
  };
}

/** The loggable part of a report: no queries, which can hold sign-in codes, and no secrets. */
function lineOf(body: string): Record<string, string> | null {
  const report = reportIn(body);
  if (report === null) return null;
  const textOf = (name: string) => {
    const value = report[name];
    return typeof value === "string" ? value : "";
  };
  const blocked = textOf("blocked-uri");
  if (OF_AN_EXTENSION.test(blocked)) return null;
  const directive = textOf("effective-directive") || textOf("violated-directive");
  const page = loggedPath(addressOf(textOf("document-uri"))?.pathname ?? "");
  const line = { directive, blocked: placeOf(blocked), page };
  return Object.fromEntries(
    Object.entries(line).map(([name, text]) => [name, text.slice(0, LONGEST_DETAIL)]),
  );
}

function reportIn(body: string): Record<string, unknown> | null {
  try {
    const { "csp-report": report } = JSON.parse(body) as { "csp-report"?: unknown };
    return typeof report === "object" ? (report as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

const addressOf = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** A host, or a word such as `inline`. */
const placeOf = (text: string) => {
  const address = addressOf(text);
  return address === null || address.host === "" ? text : address.origin;
};
