import { requiredText } from "../../shared/inputs/fields.ts";
import { ID_MAX } from "../../shared/limits.ts";

/** The id of what a post is about: an item's, or a profile's (docs/product.md 13.4). */
export function subjectId(label: string) {
  const missing = "Either itemId or profileId must be provided";
  return requiredText({ label, max: ID_MAX, missing });
}
