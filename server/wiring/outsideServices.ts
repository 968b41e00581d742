import type { PageNeeds } from "../http/security/contentPolicy.ts";
import type { Providers } from "../providers/providers.ts";
import { createS3Files } from "../providers/files/s3.ts";
import { createOpenIdSignIn } from "../providers/signIn/openid.ts";

/** Values of a service's settings, by their names. */
export type ServiceSettings = Readonly<Record<string, string>>;

/** What a live adapter is made of. */
export interface LiveOptions {
  settings: ServiceSettings;
  /** Milliseconds to add to this machine's clock to have the product's time. */
  clockCorrection: () => number;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** A service that someone else runs, and the live adapter for it. */
export interface OutsideService<Adapter = unknown> {
  /** The service's own name, for messages. */
  name: string;
  /** What production needs it for. */
  purpose: string;
  /** Settings without which it cannot be used; empty where no account is needed. */
  keys: readonly string[];
  /** Optional settings with their defaults; empty for none. */
  defaults: ServiceSettings;
  /** What pages may use when it is in use, on top of what the app always does. */
  pages?: PageNeeds;
  /** Null until there is an adapter; production does not start until then. */
  live: ((options: LiveOptions) => Adapter) | null;
}

/** The live half of each provider's pair; the local mode has the other half. */
export const PROVIDER_SERVICES: {
  readonly [Name in keyof Providers]: OutsideService<Providers[Name]>;
} = {
  signIn: {
    name: "LinkedIn",
    purpose: "sign-in",
    keys: ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    defaults: { LINKEDIN_ISSUER: "https://www.linkedin.com/oauth" },
    // People's pictures.
    pages: { sources: { "img-src": ["https://media.licdn.com"] } },
    live: ({ settings, clockCorrection, warn }) =>
      createOpenIdSignIn({
        issuer: valueOf(settings, "LINKEDIN_ISSUER"),
        clientId: valueOf(settings, "LINKEDIN_CLIENT_ID"),
        clientSecret: valueOf(settings, "LINKEDIN_CLIENT_SECRET"),
        clockCorrection,
        warn,
      }),
  },
  cards: {
    name: "Stripe",
    purpose: "card payments",
    keys: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    // During rotation, messages signed by either secret are accepted.
    defaults: { STRIPE_WEBHOOK_SECRET_BEFORE: "" },
    // Its script, the frames in which cards are typed and banks ask, and its logos.
    pages: {
      sources: {
        "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
        "frame-src": [
          "https://js.stripe.com",
          "https://*.js.stripe.com",
          "https://hooks.stripe.com",
        ],
        "connect-src": ["https://api.stripe.com"],
        "img-src": ["https://*.stripe.com"],
      },
      lent: { payment: ["https://js.stripe.com"] },
    },
    live: null,
  },
  calendars: {
    name: "Cronofy",
    purpose: "calendars",
    keys: ["CRONOFY_CLIENT_ID", "CRONOFY_CLIENT_SECRET"],
    defaults: {},
    live: null,
  },
  files: {
    name: "S3 storage",
    purpose: "files",
    keys: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    // Where buckets have no region, any will do.
    defaults: { S3_REGION: "us-east-1" },
    live: ({ settings, warn }) =>
      createS3Files({
        endpoint: valueOf(settings, "S3_ENDPOINT").replace(/\/+$/, ""),
        bucket: valueOf(settings, "S3_BUCKET"),
        region: valueOf(settings, "S3_REGION"),
        accessKeyId: valueOf(settings, "S3_ACCESS_KEY_ID"),
        secretAccessKey: valueOf(settings, "S3_SECRET_ACCESS_KEY"),
        warn,
      }),
  },
  // Posts use the permission granted at sign-in: no keys of its own.
  sharing: { name: "LinkedIn posts", purpose: "sharing", keys: [], defaults: {}, live: null },
  vatNumbers: { name: "VIES", purpose: "VAT numbers", keys: [], defaults: {}, live: null },
};

/** Services that the product will need and that have no port yet. */
const SERVICES_TO_COME = {
  video: {
    name: "Agora",
    purpose: "live sessions",
    keys: ["AGORA_APP_ID", "AGORA_APP_CERTIFICATE"],
    defaults: {},
    live: null,
  },
  mail: {
    name: "SMTP",
    purpose: "mail",
    keys: ["SMTP_URL", "MAIL_FROM"],
    defaults: {},
    live: null,
  },
} satisfies Record<string, OutsideService>;

/** All of them: what a production start needs, and what it refuses, follows from this list. */
export const OUTSIDE_SERVICES: readonly OutsideService[] = [
  ...Object.values(PROVIDER_SERVICES),
  ...Object.values(SERVICES_TO_COME),
];

function valueOf(settings: ServiceSettings, name: string): string {
  const value = settings[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}
