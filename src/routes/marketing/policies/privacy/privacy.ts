import type { PolicySection } from "../section.ts";
import { BROWSER_PRIVACY } from "./browserPrivacy.tsx";
import { DATA_PRIVACY } from "./dataPrivacy.tsx";
import { KEEPING_PRIVACY } from "./keepingPrivacy.tsx";
import { RIGHTS_PRIVACY } from "./rightsPrivacy.tsx";
import { SHARING_PRIVACY } from "./sharingPrivacy.tsx";

/** The privacy policy. A change needs another version, see `domain/session/policies.ts`. */
export const PRIVACY: readonly PolicySection[] = [
  ...DATA_PRIVACY,
  ...SHARING_PRIVACY,
  ...KEEPING_PRIVACY,
  ...BROWSER_PRIVACY,
  ...RIGHTS_PRIVACY,
];
