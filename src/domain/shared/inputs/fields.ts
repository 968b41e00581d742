/**
 * The pieces that commands are made of. Every text has a maximum, and what
 * leaves a schema is again a valid command: forms send it as it is.
 *
 * A field can be wrong in several ways; the first text is the one to show. No
 * check ends the others (`abort`), or checks over several fields would not run.
 *
 * `zod/mini` rather than `zod`: its checks are functions that a bundler can
 * leave out, which matters because forms validate with these schemas too.
 */
import * as z from "zod/mini";
import { isCountry } from "../countries.ts";
import {
  EMAIL_MAX,
  ID_MAX,
  MAX_PRICE_IN_EURO,
  REVISION_MAX,
  TIME_ZONE_MAX,
  VAT_NUMBER_MAX,
  VAT_NUMBER_MIN,
} from "../limits.ts";
import { cleanText, isBlank, isReadable } from "../shownText.ts";
import { formatEuro } from "../../payments/money.ts";
import { isPrice } from "../../payments/price.ts";
import { isRealDate, parseInstant } from "../../time/instant.ts";
import { clockTimeOf } from "../../time/wallTime.ts";
import { isTimeZone } from "../../time/zones.ts";

const UNREADABLE_TEXT = "Please remove characters that cannot be shown";

interface TextOptions {
  /** Starts the messages, for example `Full name`. */
  readonly label: string;
  readonly max: number;
  readonly tooLong?: string;
  /** Replaces `{label} is required` for a blank one. */
  readonly missing?: string;
}

/** A text this many times too long is rejected as it is: cleaning would not save it. */
const HOPELESS = 4;

function readableText({ label, max, tooLong }: TextOptions, missing: string) {
  const error = tooLong ?? `${label} must be at most ${max} characters`;
  return z
    .string(missing)
    .check(
      z.maxLength(HOPELESS * max, { error, abort: true }),
      z.overwrite(cleanText),
      z.maxLength(max, error),
      z.refine(isReadable, UNREADABLE_TEXT),
    );
}

/** A text that must say something; space around it is dropped. */
export function requiredText(options: TextOptions) {
  const missing = options.missing ?? `${options.label} is required`;
  return readableText(options, missing).check(
    z.refine((text) => !isBlank(text), missing),
    z.trim(),
  );
}

/** An optional text: null if blank, else as typed. */
export function optionalText(options: TextOptions) {
  return z.pipe(
    z.nullish(readableText(options, `${options.label} must be a text`)),
    z.transform((text) => (text == null || isBlank(text) ? null : text)),
  );
}

/** A text that may be empty, kept as typed. */
export function plainText(options: TextOptions) {
  return readableText(options, `${options.label} must be a text`);
}

/** The id of something stored. */
export function id(label: string) {
  return requiredText({ label, max: ID_MAX });
}

/** An id that may be left out. */
export function optionalId(label: string) {
  return optionalText({ label, max: ID_MAX });
}

/** What a form started from; null where the last change counts (docs/product.md 16.9). */
export const revision = optionalText({ label: "Revision", max: REVISION_MAX });

/** One of the contract's values. */
export function oneOf<const T extends readonly string[]>(values: T, message: string) {
  return z.enum(values, message);
}

function isEmail(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/u.test(text);
}

/** An e-mail address; space around it is dropped. */
export function email() {
  const message = "Invalid email address";
  return z.string(message).check(
    z.trim(),
    z.refine((text) => text.length <= EMAIL_MAX && isReadable(text) && isEmail(text), message),
  );
}

/** An IANA zone. */
export function timeZone() {
  const missing = "Timezone is required";
  const unknown = "We don’t know this time zone. Choose another one.";
  return z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.maxLength(TIME_ZONE_MAX, unknown),
      z.refine(isTimeZone, unknown),
    );
}

/** An ISO 3166 alpha-2 country, in capitals. */
export function countryCode() {
  const missing = "Country is required";
  return z.string(missing).check(z.minLength(1, missing), z.refine(isCountry, "Unknown country"));
}

/** A date that exists, `YYYY-MM-DD`. */
export function localDate() {
  const missing = "Date is required";
  return z
    .string(missing)
    .check(z.minLength(1, missing), z.refine(isRealDate, "Please enter a valid date"));
}

const TIME_SLOT_TEXTS = {
  required: "Time slot is required",
  notText: "Time slot must be a string",
  unreadable: "Something went wrong when converting time slot to local time string",
} as const;

/** A wall-clock time, normalised to `HH:MM:SS`. */
export function timeSlot() {
  return z.pipe(
    z
      .string({
        error: ({ input }) => (input == null ? TIME_SLOT_TEXTS.required : TIME_SLOT_TEXTS.notText),
      })
      .check(
        z.minLength(1, TIME_SLOT_TEXTS.required),
        z.refine((time) => clockTimeOf(time) !== null, TIME_SLOT_TEXTS.unreadable),
      ),
    z.transform((time) => clockTimeOf(time) ?? time),
  );
}

/** An instant as ISO 8601 with its zone. */
export function instant({ required, invalid }: { required: string; invalid: string }) {
  return z.string(required).check(
    z.minLength(1, required),
    z.refine((iso) => parseInstant(iso) !== null, invalid),
  );
}

const PRICE_TEXT = "Price must be free (€0) or greater than €3";

/** Euro excluding VAT: 0 or at least 3. */
export function price({ isWhole }: { isWhole: boolean }) {
  return z.number(PRICE_TEXT).check(
    z.maximum(MAX_PRICE_IN_EURO, {
      error: `Price must be at most ${formatEuro(MAX_PRICE_IN_EURO * 100)}`,
      abort: true,
    }),
    z.refine((euro) => !isWhole || Number.isInteger(euro), {
      error: "Price must be in whole euros",
      abort: true,
    }),
    z.refine(isPrice, PRICE_TEXT),
  );
}

/** What a form says about a VAT number that cannot be one (docs/product.md 8.6). */
export const VAT_NUMBER_TEXT =
  "Enter a valid VAT/Tax number (4–25 characters, letters/numbers only)";

/**
 * Whether a text can be a VAT or tax number at all: 4 to 25 letters, digits, dashes, dots, spaces,
 * and slashes between digits, as Brazilian numbers have one (docs/product.md 8.6).
 */
export function looksLikeVatNumber(text: string): boolean {
  if (text.length > VAT_NUMBER_MAX) return false;
  const number = text.trim();
  return number.length >= VAT_NUMBER_MIN && /^(?:[\p{L}\p{N}\-. ]|\d\/(?=\d))+$/u.test(number);
}

/** A VAT or tax number as typed; space around it is dropped. */
export function vatNumber() {
  return z.string(VAT_NUMBER_TEXT).check(z.refine(looksLikeVatNumber, VAT_NUMBER_TEXT), z.trim());
}

/** For a check over several fields: a form shows everything that is missing at once. */
export const evenIfOthersFail = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};
