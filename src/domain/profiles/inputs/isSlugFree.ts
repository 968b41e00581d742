import * as z from "zod/mini";
import { soundsLikeThePlatform } from "../platformVoice.ts";
import { SLUG_TEXTS, updateSlugInput } from "./updateSlug.ts";

/**
 * An address that is new to a page: `updateSlug` takes it from somebody who never had it, unless it
 * is taken. What sounds as if the platform spoke is left to those who have or had it.
 */
export const isSlugFreeInput = z.object({
  slug: updateSlugInput.shape.slug.check(
    z.refine((slug) => !soundsLikeThePlatform(slug), SLUG_TEXTS.reserved),
  ),
});
