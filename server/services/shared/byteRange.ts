import type { ByteRange } from "../../providers/files/port.ts";

/**
 * The range that a `Range` header asks for; null for the whole. What is malformed, in another unit
 * or of several ranges asks for the whole (RFC 9110, 14.2); a range entirely outside the file is
 * `UNSATISFIABLE`.
 */
export function byteRange(
  header: string | undefined,
  sizeInBytes: number,
): ByteRange | "UNSATISFIABLE" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  const end = sizeInBytes - 1;
  if (from === "") {
    const length = Number(to);
    if (length === 0 || sizeInBytes === 0) return "UNSATISFIABLE";
    return { first: Math.max(0, sizeInBytes - length), last: end };
  }
  const first = Number(from);
  const last = to === "" ? end : Math.min(Number(to), end);
  if (to !== "" && Number(to) < first) return null;
  return first > end ? "UNSATISFIABLE" : { first, last };
}
