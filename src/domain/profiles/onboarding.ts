import { isBlank } from "../shared/shownText.ts";
import { PICTURE_TEXTS } from "./picture.ts";

/** Something that a beamer's onboarding requires and is missing. */
export interface MissingPart {
  field: "profilePicture" | "professionalTitle";
  /** Shown next to the field. */
  message: string;
}

/** What a profile still needs before its beamer is onboarded (docs/product.md 2.14). */
export function missingToOnboard({
  picture,
  professionalTitle,
}: {
  picture: unknown;
  professionalTitle: string | null;
}): MissingPart[] {
  const missing: MissingPart[] = [];
  if (picture == null) {
    missing.push({ field: "profilePicture", message: PICTURE_TEXTS.required });
  }
  if (professionalTitle === null || isBlank(professionalTitle)) {
    missing.push({ field: "professionalTitle", message: "Professional title is required" });
  }
  return missing;
}
