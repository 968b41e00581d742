/**
 * The one rule for what people type and others see (docs/product.md 17.4): characters that nobody
 * can see, or that turn the direction of a line, are left out, and those that cannot be shown are
 * refused.
 */

/**
 * `$1` matches invisible characters in their proper place, which stay: joiners within a word or an
 * emoji (some scripts end a word in one), what chooses the look of the character before it, and the
 * tags of a flag. Whether one is in place depends on visible characters alone, so that a text that
 * was cleaned stays as it is when it is cleaned again.
 */
const INVISIBLE =
  /((?<=(?!\p{DI})[\p{L}\p{M}\p{Emoji}]\p{VS}?)[\u200c\u200d](?=(?!\p{DI})[\p{L}\p{M}\p{Emoji}])|(?<=(?!\p{DI})\p{M})\u200d|(?<=(?!\p{DI})\S)\p{VS}|(?<=🏴)[\u{e0030}-\u{e007a}]{1,8}\u{e007f})|\p{DI}/gu;

/**
 * The same, but for marks of direction, which right-to-left scripts need
 * beside numbers and brackets.
 */
const INVISIBLE_BUT_MARKS = new RegExp(`([\\u200e\\u200f\\u061c])|${INVISIBLE.source}`, "gu");

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text without characters that are invisible or turn the direction of the line. */
export function cleanText(text: string): string {
  return RIGHT_TO_LEFT.test(text.replaceAll("\u061c", ""))
    ? text.replaceAll(INVISIBLE_BUT_MARKS, "$1$2")
    : text.replaceAll(INVISIBLE, "$1");
}

/** Whether nothing of a text is seen. */
export function isBlank(text: string): boolean {
  return /^[\s\p{DI}\u2800]*$/u.test(text);
}

// Tabs and line ends are control characters too, and welcome; so are emoji that are yet to come.
const UNREADABLE = /(?![\t\n\r]|\p{ExtPict})[\p{Cc}\p{Cn}\p{Co}\ufff9-\ufffb]/u;

/** Whether a text can be shown as it is: no torn surrogate pairs, and nothing of the above. */
export function isReadable(text: string): boolean {
  return text.isWellFormed() && !UNREADABLE.test(text) && cleanText(text) === text;
}

/**
 * What can be shown of a text that nobody can be asked to correct, in one line of at most `max`.
 */
export function shownLine(text: string, max: number): string {
  const readable = text.toWellFormed().replaceAll(new RegExp(UNREADABLE, "gu"), "");
  return cleanText(readable).replaceAll(/\s+/g, " ").trim().slice(0, max).toWellFormed();
}
