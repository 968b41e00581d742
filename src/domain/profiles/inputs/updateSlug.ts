import * as z from "zod/mini";
import { SLUG_MAX, SLUG_MIN } from "../../shared/limits.ts";
import { RESERVED_SLUGS } from "../reservedSlugs.ts";

/** A form's error texts for an invalid address (docs/product.md 3.11). */
export const SLUG_TEXTS = {
  required: "Address is required",
  tooShort: `Use at least ${SLUG_MIN} characters`,
  tooLong: `Use at most ${SLUG_MAX} characters`,
  letters: "Use only letters a to z, digits and hyphens",
  hyphens: "Put each hyphen between two letters or digits",
  reserved: "This address is reserved. Choose another one",
  taken: "This address is taken. Choose another one",
} as const;

/** What `updateSlug` takes; many type capitals, which mean nothing. */
export const updateSlugInput = z.object({
  slug: z.string(SLUG_TEXTS.required).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: SLUG_TEXTS.required, abort: true }),
    z.regex(/^[a-z0-9-]*$/, { error: SLUG_TEXTS.letters, abort: true }),
    z.minLength(SLUG_MIN, { error: SLUG_TEXTS.tooShort, abort: true }),
    z.maxLength(SLUG_MAX, { error: SLUG_TEXTS.tooLong, abort: true }),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: SLUG_TEXTS.hyphens, abort: true }),
    z.refine((slug) => !RESERVED_SLUGS.has(slug), SLUG_TEXTS.reserved),
  ),
});
