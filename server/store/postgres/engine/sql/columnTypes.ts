import { types } from "pg";

/** What PostgreSQL calls `timestamptz`. */
const TIMESTAMPTZ: number = types.builtins.TIMESTAMPTZ;

type Read = (text: string) => unknown;

/**
 * How the driver reads columns: a timestamptz as an instant, epoch
 * milliseconds; all others its own way.
 */
export const COLUMN_TYPES = {
  getTypeParser: (type: number, format?: "text" | "binary"): Read =>
    type === TIMESTAMPTZ && format !== "binary" ? toInstant : types.getTypeParser(type, format),
};

const toDate: (text: string) => Date | number = types.getTypeParser(TIMESTAMPTZ);

/**
 * `2026-03-17 09:00:00.123+00`, which a session in UTC answers, is nearly
 * what JavaScript itself reads.
 */
function toInstant(text: string): number {
  if (!text.endsWith("+00")) return Number(toDate(text));
  const instant = Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
  return Number.isNaN(instant) ? Number(toDate(text)) : instant;
}
