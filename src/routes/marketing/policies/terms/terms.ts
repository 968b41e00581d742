import type { PolicySection } from "../section.ts";
import { ACCOUNT_TERMS } from "./accountTerms.tsx";
import { BUYING_TERMS } from "./buyingTerms.tsx";
import { CONSUMER_TERMS } from "./consumerTerms.tsx";
import { CREATOR_TERMS } from "./creatorTerms.tsx";
import { GENERAL_TERMS } from "./generalTerms.tsx";
import { SESSION_TERMS } from "./sessionTerms.tsx";

/** The terms of use. A change needs another version, see `domain/session/policies.ts`. */
export const TERMS: readonly PolicySection[] = [
  ...ACCOUNT_TERMS,
  ...BUYING_TERMS,
  ...SESSION_TERMS,
  ...CONSUMER_TERMS,
  ...CREATOR_TERMS,
  ...GENERAL_TERMS,
];
