import * as z from "zod/mini";
import { LIBRARY_SEARCH_MAX } from "../../shared/limits.ts";

/** What `entitlementsForCurrentUser` takes in addition to its page. */
export const entitlementsForCurrentUserInput = z.object({
  search: z.nullish(
    z
      .string()
      .check(
        z.maxLength(LIBRARY_SEARCH_MAX, `Search for at most ${LIBRARY_SEARCH_MAX} characters`),
      ),
  ),
});
