import * as z from "zod/mini";
import { AUDIENCE_ORDERS } from "../../generated/enums.ts";
import { AUDIENCE_SEARCH_MAX, AUDIENCE_SKIP_MAX } from "../../shared/limits.ts";
import { oneOf } from "../../shared/inputs/fields.ts";

const SKIP = `Skip 0 to ${AUDIENCE_SKIP_MAX} entries`;

/** What `creatorAudience` takes in addition to its page. */
export const creatorAudienceInput = z.object({
  skip: z._default(z.nullish(z.int(SKIP).check(z.gte(0, SKIP), z.lte(AUDIENCE_SKIP_MAX, SKIP))), 0),
  search: z.nullish(
    z
      .string()
      .check(
        z.maxLength(AUDIENCE_SEARCH_MAX, `Search for at most ${AUDIENCE_SEARCH_MAX} characters`),
      ),
  ),
  orderBy: z.nullish(oneOf(AUDIENCE_ORDERS, "Unknown order")),
  isReversed: z.nullish(z.boolean()),
});
