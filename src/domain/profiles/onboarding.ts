import { isBlank } from "../shared/shownText.ts";
import { PICTURE_TEXTS } from "./picture.ts";

/** What a beamer's onboarding asks for and has not got. */
export interface MissingPart {
  field: "profilePicture" | "professionalTitle";
  /** What the form says beside the field. */
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
