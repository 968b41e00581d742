/**
 * The one rule for what people type and others see (docs/product.md 17.4): characters that are
 * invisible, or change the direction of a line, are removed, and those that cannot be shown are
 * refused.
 */

/**
 * `$1` matches legitimate invisible characters, which stay: joiners within a word or an emoji (some
 * scripts end a word in one), variation selectors, and the tags of a flag. Whether one is
 * legitimate depends on visible characters alone, so that cleaning is idempotent.
 */
const INVISIBLE =
  /((?<=(?!\p{DI})[\p{L}\p{M}\p{Emoji}]\p{VS}?)[\u200c\u200d](?=(?!\p{DI})[\p{L}\p{M}\p{Emoji}])|(?<=(?!\p{DI})\p{M})\u200d|(?<=(?!\p{DI})\S)\p{VS}|(?<=🏴)[\u{e0030}-\u{e007a}]{1,8}\u{e007f})|\p{DI}/gu;

/**
 * The same, except for direction marks, which right-to-left scripts need next to numbers and
 * brackets.
 */
const INVISIBLE_BUT_MARKS = new RegExp(`([\\u200e\\u200f\\u061c])|${INVISIBLE.source}`, "gu");

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether letters of a text are written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text.replaceAll("\u061c", ""));
}

/** A text without characters that are invisible or change the direction of the line. */
export function cleanText(text: string): string {
  return isRightToLeft(text)
    ? text.replaceAll(INVISIBLE_BUT_MARKS, "$1$2")
    : text.replaceAll(INVISIBLE, "$1");
}

/** Whether nothing visible is left of a text. */
export function isBlank(text: string): boolean {
  return /^[\s\p{DI}\u2800]*$/u.test(text);
}

// Tabs and line breaks are control characters too, and allowed; so are future emoji.
const UNREADABLE = /(?![\t\n\r]|\p{ExtPict})[\p{Cc}\p{Cn}\p{Co}\ufff9-\ufffb]/u;

/** Whether a text can be shown as it is: no lone surrogates, and none of the above. */
export function isReadable(text: string): boolean {
  return text.isWellFormed() && !UNREADABLE.test(text) && cleanText(text) === text;
}

/**
 * The presentable part of a text that nobody can be asked to correct, on one line of at most `max`.
 */
export function shownLine(text: string, max: number): string {
  return presentable(text).replaceAll(/\s+/g, " ").trim().slice(0, max).toWellFormed();
}

/** The same of a text of several lines, which stay; in full. */
export function shownLines(text: string): string {
  return presentable(text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")).trim();
}

const presentable = (text: string) =>
  cleanText(text.toWellFormed().replaceAll(new RegExp(UNREADABLE, "gu"), ""));
