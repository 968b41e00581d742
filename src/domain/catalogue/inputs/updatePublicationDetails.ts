import * as z from "zod/mini";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../shared/limits.ts";
import { id, optionalText, price, requiredText, revision } from "../../shared/inputs/fields.ts";

/** What `updatePublicationDetails` takes. */
export const updatePublicationDetailsInput = z.object({
  id: id("Publication"),
  title: requiredText({ label: "Title", max: TITLE_MAX }),
  description: optionalText({ label: "Description", max: DESCRIPTION_MAX }),
  price: price({ isWhole: false }),
  revision,
});
