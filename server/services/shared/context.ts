import type { Instant } from "../../../src/domain/time/instant.ts";
import type { SELLER_COUNTRY_CODE } from "../../../src/domain/payments/vat/vat.ts";
import type { Providers } from "../../providers/providers.ts";
import type { Store } from "../../store/ports/store.ts";
import type { UserRole } from "../../../src/domain/generated/enums.ts";
import type { BookingPace } from "./bookingPace.ts";
import type { EndedSessions } from "./endedSessions.ts";
import type { LiveWatch } from "./liveWatch.ts";
import type { Loaders } from "./loaders.ts";
import type { Media } from "./media.ts";
import type { ShownBusyTimes } from "./shownBusyTimes.ts";

/** Prefixes of ids, one per type. */
export type IdPrefix =
  | "usr"
  | "img"
  | "lnk"
  | "one"
  | "pub"
  | "tlk"
  | "doc"
  | "hrs"
  | "exc"
  | "rul"
  | "cal"
  | "bkg"
  | "pay"
  | "led"
  | "ent"
  | "aud"
  | "qst"
  | "fam";

/** The signed-in person of a call, as the access token says. */
export interface Viewer {
  userId: string;
  role: UserRole;
  /** The session that the token belongs to: a family of refresh tokens. */
  sessionId?: string | undefined;
}

/** What a call's cookies and connection say about the visitor. */
export interface Visitor {
  countryCode: string | null;
  timeZone: string | null;
  refreshToken: string | null;
  /** The sign-ins that this browser has begun, as `noteSignIn` keeps them. */
  signInsBegun: string | null;
  /** Country of the connection, as a proxy or its address says; null when unknown. */
  ipCountryCode: string | null;
}

/** Cookies that an answer sets. */
export type CookieName =
  | "refresh"
  | "signedIn"
  | "signIn"
  | "country"
  | "timeZone"
  // Set by the browser, see `src/session/noteZone.ts`.
  | "browserZone";

/** Writes a cookie into the answer; null deletes it. */
export type SetCookie = (cookie: {
  name: CookieName;
  value: string | null;
  expiresAt: Instant | null;
}) => void;

/** Who runs the site and sells on it, as the law wants it said (docs/product.md 9.6). */
export interface Seller {
  name: string;
  /** On one line. */
  address: string;
  /** As the Belgian register writes it, `0123.456.749`. */
  companyNumber: string;
  /** With its country and without dots, `BE0123456749`. */
  vatNumber: string;
  email: string;
}

/** What is fixed at the start of the process. */
export interface Settings {
  /** Scheme and host of the web app, without a trailing slash. */
  publicUrl: string;
  /** Secret that signs access tokens; at least 32 bytes. */
  tokenSecret: Uint8Array;
  /** Country of the seller of record. */
  sellerCountryCode: typeof SELLER_COUNTRY_CODE;
  /** Who runs the site and sells on it. */
  seller: Seller;
  /** Where the operator's own policies are; null for one whose text is the site's. */
  policyUrls: { terms: string | null; privacy: string | null };
  /** Documents that one account keeps, in bytes (docs/product.md 11.18). */
  documentsMaxBytes: number;
}

export type Log = (
  level: "info" | "warn" | "error",
  message: string,
  details?: Record<string, unknown>,
) => void;

/** What lasts as long as the process: a job has this and no viewer. */
export interface ProcessContext {
  store: Store;
  providers: Providers;
  media: Media;
  settings: Settings;
  log: Log;
  /** When the process started: work in progress before then may have been cut off. */
  startedAt: Instant;
  endedSessions: EndedSessions;
  shownBusyTimes: ShownBusyTimes;
  bookingPace: BookingPace;
  live: LiveWatch;
  now(): Instant;
  /** A new id, sortable by time. */
  newId(prefix: IdPrefix): string;
  /** 256 random bits, URL-safe. */
  newSecret(): string;
}

/** Everything a use case may use. One object per call. */
export interface ServiceContext extends ProcessContext {
  viewer: Viewer | null;
  visitor: Visitor;
  setCookie: SetCookie;
  loaders: Loaders;
}
