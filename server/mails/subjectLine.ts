/** Characters of a subject: more is cut off by every list of mails. */
const SUBJECT_MAX = 150;

const ISOLATE = /[\u2066-\u2068]/g;
const ISOLATE_END = "\u2069";

/** A subject as it is sent, whatever is in it: on one line, of a bounded length. */
export function subjectLine(subject: string): string {
  const line = subject
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (line.length <= SUBJECT_MAX) return line;
  const start = line
    .slice(0, SUBJECT_MAX - 1)
    .toWellFormed()
    .replace(/[\uFFFD\s]+$/, "");
  const open = (start.match(ISOLATE) ?? []).length - start.split(ISOLATE_END).length + 1;
  return `${start}${ISOLATE_END.repeat(Math.max(0, open))}…`;
}
