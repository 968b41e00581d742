import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";
import { PRESENT_WORDING, consentWording } from "../accessConsent.ts";

/** What `consentToAccess` takes; puts the accepted text in `wording`. */
export const consentToAccessInput = z.pipe(
  z.object({
    catalogItemId: id("Item"),
    wordingVersion: z.nullish(
      z.int().check(z.refine((version) => consentWording(version) !== null, "No such wording")),
    ),
  }),
  z.transform(({ catalogItemId, wordingVersion }) => ({
    catalogItemId,
    wording: consentWording(wordingVersion ?? PRESENT_WORDING.version) ?? PRESENT_WORDING,
  })),
);
