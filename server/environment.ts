import { z } from "zod";

/** Keys of one outside service; null stands for the local stand-in. */
export interface SignInKeys {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The environment, checked and typed. */
export interface Environment {
  isProduction: boolean;
  port: number;
  host: string;
  /** Scheme and host, without a slash at the end. */
  publicUrl: string;
  dataFolder: string;
  databaseUrl: string | null;
  /** Null in local mode without one: then it is made and kept in the data folder. */
  tokenSecret: string | null;
  signIn: SignInKeys | null;
  policyUrls: { terms: string; privacy: string };
  trustedProxies: number;
  callsPerMinute: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** A setting that is wrong, and how: a sentence. */
export interface EnvironmentProblem {
  name: string;
  problem: string;
}

export type EnvironmentReading =
  | { environment: Environment; problems: null }
  | { environment: null; problems: readonly EnvironmentProblem[] };

/** An empty setting counts as one that is not there: that is how `.env` files leave things out. */
const optional = z
  .string()
  .transform((text) => (text.trim() === "" ? null : text.trim()))
  .nullable()
  .default(null);

const whole = (options: { fallback: number; min: number; max: number }) =>
  z
    .string()
    .default("")
    .transform((text) => (text.trim() === "" ? options.fallback : Number(text)))
    .refine(
      (value) => Number.isInteger(value) && value >= options.min && value <= options.max,
      `must be a whole number from ${options.min} to ${options.max}`,
    );

const webAddress = optional.refine(
  (text) => text === null || isWebAddress(text),
  "must be an address like https://example.com, without a path",
);

const environmentSchema = z.object({
  PORT: whole({ fallback: 3000, min: 0, max: 65_535 }),
  HOST: optional,
  PUBLIC_URL: webAddress,
  DATA_FOLDER: optional,
  DATABASE_URL: optional.refine(
    (text) => text === null || /^postgres(ql)?:\/\//.test(text),
    "must begin with postgres:// or postgresql://",
  ),
  TOKEN_SECRET: optional.refine(
    (text) => text === null || Buffer.byteLength(text) >= 32,
    "must have at least 32 bytes; `openssl rand -base64 32` makes one",
  ),
  LINKEDIN_ISSUER: optional,
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
  TERMS_URL: optional,
  PRIVACY_URL: optional,
  TRUSTED_PROXIES: whole({ fallback: 0, min: 0, max: 10 }),
  CALLS_PER_MINUTE: whole({ fallback: 1200, min: 20, max: 10_000_000 }),
  LOG_LEVEL: z
    .string()
    .default("")
    .transform((text) => text.trim() || "info")
    .pipe(
      z.enum(
        ["debug", "info", "warn", "error", "silent"],
        "must be debug, info, warn, error or silent",
      ),
    ),
});

/** What a production start needs, a setting a line, and what it is for. */
const PRODUCTION_KEYS: Readonly<Record<string, string>> = {
  DATABASE_URL: "the PostgreSQL server",
  PUBLIC_URL: "the address of the site",
  TOKEN_SECRET: "signing access tokens",
  LINKEDIN_CLIENT_ID: "sign-in",
  LINKEDIN_CLIENT_SECRET: "sign-in",
  STRIPE_SECRET_KEY: "card payments",
  STRIPE_PUBLISHABLE_KEY: "card payments",
  STRIPE_WEBHOOK_SECRET: "card payments",
  CRONOFY_CLIENT_ID: "calendars",
  CRONOFY_CLIENT_SECRET: "calendars",
  AGORA_APP_ID: "live sessions",
  AGORA_APP_CERTIFICATE: "live sessions",
  S3_ENDPOINT: "files",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "files",
  S3_SECRET_ACCESS_KEY: "files",
  SMTP_URL: "mail",
  MAIL_FROM: "mail",
};

/** Every setting that the server knows; `.env.example` explains them. */
export const SETTING_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(environmentSchema.shape),
  ...Object.keys(PRODUCTION_KEYS),
]);

/** Keys whose service this version cannot speak to yet: with a stand-in it would only seem to work. */
const NOT_BUILT: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: "Stripe",
  CRONOFY_CLIENT_ID: "Cronofy",
  AGORA_APP_ID: "Agora",
  S3_BUCKET: "S3 storage",
  SMTP_URL: "SMTP mail",
};

/**
 * Reads the environment. All problems at once, each with its setting's name. In production nothing has
 * a local stand-in: what is missing is a problem.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  { isProduction }: { isProduction: boolean },
): EnvironmentReading {
  const parsed = environmentSchema.safeParse(variables);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({
      name: path.join("."),
      problem: message,
    })),
    ...halfSets(variables),
    ...(isProduction ? productionProblems(variables) : []),
  ];
  if (!parsed.success || problems.length > 0) return { environment: null, problems };
  return { environment: environmentOf(parsed.data, { isProduction }), problems: null };
}

function environmentOf(
  settings: z.output<typeof environmentSchema>,
  { isProduction }: { isProduction: boolean },
): Environment {
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, "");
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = settings;
  return {
    isProduction,
    port: settings.PORT,
    // The stand-ins let everybody be anybody, so they are for this machine only.
    host: settings.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    publicUrl,
    dataFolder: settings.DATA_FOLDER ?? "./data",
    databaseUrl: settings.DATABASE_URL,
    tokenSecret: settings.TOKEN_SECRET,
    signIn:
      clientId === null || clientSecret === null
        ? null
        : {
            issuer: settings.LINKEDIN_ISSUER ?? "https://www.linkedin.com/oauth",
            clientId,
            clientSecret,
          },
    policyUrls: {
      terms: settings.TERMS_URL ?? `${publicUrl}/terms`,
      privacy: settings.PRIVACY_URL ?? `${publicUrl}/privacy`,
    },
    trustedProxies: settings.TRUSTED_PROXIES,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    logLevel: settings.LOG_LEVEL,
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

const isMissing = (variables: Variables, name: string) => (variables[name] ?? "").trim() === "";

/** One key of a pair alone is a slip, not a choice of the stand-in. */
function halfSets(variables: Variables): EnvironmentProblem[] {
  const pair = ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"];
  const missing = pair.filter((name) => isMissing(variables, name));
  if (missing.length !== 1) return [];
  return missing.map((name) => ({ name, problem: "is missing, though its other half is there" }));
}

function productionProblems(variables: Variables): EnvironmentProblem[] {
  const missing = Object.entries(PRODUCTION_KEYS)
    .filter(([name]) => isMissing(variables, name))
    .map(([name, purpose]) => ({
      name,
      problem: `is missing; production needs it for ${purpose}`,
    }));
  const unbuilt = Object.entries(NOT_BUILT)
    .filter(([name]) => !isMissing(variables, name))
    .map(([name, service]) => ({
      name,
      problem: `is set, but this version cannot speak to ${service} yet, so it must not run in production`,
    }));
  const insecure = (variables["PUBLIC_URL"] ?? "").startsWith("http:")
    ? [{ name: "PUBLIC_URL", problem: "must begin with https:// in production" }]
    : [];
  return [...missing, ...unbuilt, ...insecure];
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === "/" && search === "";
}
