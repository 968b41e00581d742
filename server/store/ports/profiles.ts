import type { LinkPlatform, UserRole } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** A picture in public storage; the path begins with `/profilepics/` or `/thumbnails/`. */
export interface StoredImage {
  id: string;
  systemFullPath: string;
  extension: string;
  contentType: string;
  addedOn: Instant;
}

/** A link on a public profile; its group and title follow from the platform (`domain/links`). */
export interface LinkRow {
  id: string;
  url: string;
  platform: LinkPlatform;
}

/** Who is billed. Blank optional fields are null. */
export interface BillingDetails {
  fullName: string;
  email: string;
  phoneNumber: string | null;
  isCompany: boolean;
  companyName: string | null;
  vatNumber: string | null;
  firstAddressLine: string;
  secondAddressLine: string | null;
  postalCode: string;
  city: string;
  countryCode: string;
  state: string | null;
}

/** A person with an account: profile, settings and onboarding in one record. */
export interface UserRow {
  id: string;
  role: UserRole;
  email: string;
  firstName: string;
  lastName: string;
  slug: string;
  professionalTitle: string | null;
  biography: string | null;
  bookMeUrl: string | null;
  picture: StoredImage | null;
  links: readonly LinkRow[];
  userIsOnboarded: boolean;
  beamerIsOnboarded: boolean;
  /** A beamer's own invitation code; null for a user. */
  affiliateCode: string | null;
  /** The beamer whose code was used. */
  invitedById: string | null;
  timeZone: string | null;
  countryCode: string | null;
  billing: BillingDetails | null;
  createdAt: Instant;
}

export const USER_COLUMNS = {
  id: "text",
  role: "text",
  email: "text",
  firstName: "text",
  lastName: "text",
  slug: "text",
  professionalTitle: "text?",
  biography: "text?",
  bookMeUrl: "text?",
  picture: "json?",
  links: "json",
  userIsOnboarded: "boolean",
  beamerIsOnboarded: "boolean",
  affiliateCode: "text?",
  invitedById: "text?",
  timeZone: "text?",
  countryCode: "text?",
  billing: "json?",
  createdAt: "instant",
} as const satisfies Columns<UserRow>;

/** The person as the sign-in provider knows them. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** A former name of a person's page. */
export interface FormerSlugRow {
  slug: string;
  userId: string;
  /** When it was replaced by another one. */
  replacedAt: Instant;
}

export const FORMER_SLUG_COLUMNS = {
  slug: "text",
  userId: "text",
  replacedAt: "instant",
} as const satisfies Columns<FormerSlugRow>;

/**
 * People. Slugs, invitation codes and identities are unique. A former slug stays reserved for its
 * person.
 */
export interface UserStore {
  byId(id: string): Promise<UserRow | null>;
  /** In any order, missing ones left out. */
  byIds(ids: readonly string[]): Promise<UserRow[]>;
  bySlug(slug: string): Promise<UserRow | null>;
  /** The person with this former slug, who has a different one now. */
  byFormerSlug(slug: string): Promise<UserRow | null>;
  /** The latest first. */
  formerSlugsOf(userId: string): Promise<string[]>;
  byIdentity(identity: IdentityKey): Promise<UserRow | null>;
  byAffiliateCode(code: string): Promise<UserRow | null>;
  /** Whether someone has or had the slug. */
  isSlugTaken(slug: string): Promise<boolean>;
  /**
   * False, with nothing written, when slug (also a former one), code or identity exists already.
   */
  insert(row: UserRow, identity: IdentityKey): Promise<boolean>;
  /** Throws when the id is unknown. */
  update(id: string, changes: Partial<Omit<UserRow, "id">>): Promise<UserRow>;
  /**
   * Gives the person another slug, possibly a former one of theirs; the current one becomes a
   * former one. Null, with nothing written, when it is or was someone else's. Call it in a
   * transaction, under `lock`.
   */
  changeSlug(change: { userId: string; slug: string; at: Instant }): Promise<UserRow | null>;
  /** Locks the person until the transaction ends. */
  lock(id: string): Promise<void>;
}

/** Whether a change of a person affects the name, which audiences are ordered by. */
export function changesName({ firstName, lastName }: Partial<UserRow>): boolean {
  return firstName !== undefined || lastName !== undefined;
}
