import type { PageNeeds } from "../http/security/contentPolicy.ts";
import type { Providers } from "../providers/providers.ts";
import { createS3Files } from "../providers/files/s3.ts";
import { createFramedForms } from "../providers/forms/framed.ts";
import { createSmtpMail } from "../providers/mail/smtp.ts";
import { createOpenIdSignIn } from "../providers/signIn/openid.ts";
import { createAgoraVideo } from "../providers/video/agora.ts";
import { iceUrlsIn } from "../providers/video/iceUrls.ts";
import { createBrowserVideo } from "../providers/video/portable/browser.ts";

/** Values of a service's settings, by their names. */
export type ServiceSettings = Readonly<Record<string, string>>;

/** What a live adapter is made of. */
export interface LiveOptions<Setting extends string = string> {
  settings: Readonly<Record<Setting, string>>;
  /** Milliseconds to add to this machine's clock to have the product's time. */
  clockCorrection: () => number;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** What a setting can choose in the place of a service, in production too: it needs no account. */
export interface Alternative<Adapter = unknown, Setting extends string = string> {
  /** The setting that chooses, its value for this, and its value for the service. */
  choice: { setting: string; value: string; serviceValue: string };
  /** Its own settings with their defaults, all optional. */
  defaults: Readonly<Record<Setting, string>>;
  live: (options: LiveOptions<NoInfer<Setting>>) => Adapter;
}

/**
 * A service that someone else runs, and the live adapter for it. Its last parameters are the names
 * of its settings: the required, the optional, and those of the alternative.
 */
export interface OutsideService<
  Adapter = unknown,
  Key extends string = string,
  Optional extends string = string,
  Other extends string = string,
> {
  /** The service's own name, for messages. */
  name: string;
  /** What production needs it for. */
  purpose: string;
  /** Settings without which it cannot be used; empty where no account is needed. */
  keys: readonly Key[];
  /** Optional settings with their defaults; empty for none. */
  defaults: Readonly<Record<Optional, string>>;
  /** Those of its settings that are addresses to which secrets or files are sent. */
  addresses?: readonly NoInfer<Key | Optional>[];
  /** What pages may use when it is in use, on top of what the app always does. */
  pages?: PageNeeds;
  /** Null until there is an adapter; production does not start until then. */
  live: ((options: LiveOptions<NoInfer<Key | Optional>>) => Adapter) | null;
  instead?: Alternative<Adapter, Other>;
}

/** A row of the list, whose adapters can read the row's own settings only. */
function service<Adapter, Key extends string, Optional extends string, Other extends string>(
  row: OutsideService<Adapter, Key, Optional, Other>,
): OutsideService<Adapter> {
  // It is given the settings of its own row, each with a value (`readProviderSettings`).
  return row;
}

/**
 * Domains of the servers that Agora's SDK speaks to from a browser, as its page of firewall
 * requirements lists them; ports of the media servers vary.
 */
const AGORA_DOMAINS = ["agora.io", "sd-rtn.com", "rtnsvc.com", "rtesvc.com"];

/** The live half of each provider's pair; the local mode has the other half. */
export const PROVIDER_SERVICES: {
  readonly [Name in keyof Providers]: OutsideService<Providers[Name]>;
} = {
  signIn: service({
    name: "LinkedIn",
    purpose: "sign-in",
    keys: ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
    defaults: { LINKEDIN_ISSUER: "https://www.linkedin.com/oauth" },
    addresses: ["LINKEDIN_ISSUER"],
    // People's pictures.
    pages: { sources: { "img-src": ["https://media.licdn.com"] } },
    live: ({ settings, clockCorrection, warn }) =>
      createOpenIdSignIn({
        issuer: settings.LINKEDIN_ISSUER,
        clientId: settings.LINKEDIN_CLIENT_ID,
        clientSecret: settings.LINKEDIN_CLIENT_SECRET,
        clockCorrection,
        warn,
      }),
  }),
  cards: service({
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
  }),
  calendars: service({
    name: "Cronofy",
    purpose: "calendars",
    keys: ["CRONOFY_CLIENT_ID", "CRONOFY_CLIENT_SECRET"],
    defaults: {},
    live: null,
  }),
  files: service({
    name: "S3 storage",
    purpose: "files",
    keys: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    // Where buckets have no region, any will do.
    defaults: { S3_REGION: "us-east-1" },
    addresses: ["S3_ENDPOINT"],
    live: ({ settings, warn }) =>
      createS3Files({
        endpoint: settings.S3_ENDPOINT.replace(/\/+$/, ""),
        bucket: settings.S3_BUCKET,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
        warn,
      }),
  }),
  // All optional, in production too: our own forms take the place of what is not set. Pages need
  // nothing for them, as each is on a page of ours with a policy of its own.
  forms: service({
    name: "Forms",
    purpose: "forms of another service",
    keys: [],
    defaults: { FORM_URL_CONTACT: "", FORM_URL_BETA: "", FORM_URL_INVESTORS: "" },
    live: ({ settings }) =>
      createFramedForms({
        contact: settings.FORM_URL_CONTACT,
        beta: settings.FORM_URL_BETA,
        investors: settings.FORM_URL_INVESTORS,
      }),
  }),
  mail: service({
    name: "SMTP",
    purpose: "mail",
    keys: ["SMTP_URL", "MAIL_FROM"],
    defaults: { MAILS_PER_SECOND: "10" },
    live: ({ settings, warn }) =>
      createSmtpMail({
        url: settings.SMTP_URL,
        from: settings.MAIL_FROM,
        perSecond: Number(settings.MAILS_PER_SECOND),
        warn,
      }),
  }),
  // Posts use the permission granted at sign-in: no keys of its own.
  sharing: service({
    name: "LinkedIn posts",
    purpose: "sharing",
    keys: [],
    defaults: {},
    live: null,
  }),
  vatNumbers: service({ name: "VIES", purpose: "VAT numbers", keys: [], defaults: {}, live: null }),
  video: service({
    name: "Agora",
    purpose: "live sessions",
    keys: ["AGORA_APP_ID", "AGORA_APP_CERTIFICATE"],
    defaults: {},
    pages: { sources: { "connect-src": everyPortOf(AGORA_DOMAINS) } },
    live: ({ settings }) =>
      createAgoraVideo({
        appId: settings.AGORA_APP_ID,
        appCertificate: settings.AGORA_APP_CERTIFICATE,
      }),
    instead: {
      choice: { setting: "VIDEO", value: "browser", serviceValue: "agora" },
      defaults: { STUN_URLS: "", TURN_URLS: "", TURN_SECRET: "", VIDEO_RELAY_ONLY: "" },
      live: ({ settings }) =>
        createBrowserVideo({
          stunUrls: iceUrlsIn(settings.STUN_URLS),
          turnUrls: iceUrlsIn(settings.TURN_URLS),
          turnSecret: settings.TURN_SECRET || null,
          isRelayOnly: settings.VIDEO_RELAY_ONLY === "true",
        }),
    },
  }),
};

/** All of them: what a production start needs, and what it refuses, follows from this list. */
export const OUTSIDE_SERVICES: readonly OutsideService[] = Object.values(PROVIDER_SERVICES);

/** What is below these domains, at any port. */
function everyPortOf(domains: readonly string[]): string[] {
  return domains.flatMap((domain) => [`https://*.${domain}:*`, `wss://*.${domain}:*`]);
}
