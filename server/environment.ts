import { z } from "zod";
import { DOCUMENTS_MAX_BYTES, UPLOAD_MAX_BYTES } from "../src/domain/shared/limits.ts";
import { exposureOf, exposureProblems } from "./exposure.ts";
import { POLICY_SETTINGS, policyUrlsOf } from "./policySettings.ts";
import { productionProblems } from "./productionSettings.ts";
import { proxyProblems } from "./proxySettings.ts";
import { SELLER_SETTINGS, sellerOf } from "./sellerSettings.ts";
import type { Settings as ProcessSettings } from "./services/shared/context.ts";
import {
  incompleteServices,
  type ProviderSettings,
  readProviderSettings,
  SERVICE_SETTING_NAMES,
  type SettingProblem,
  type Variables,
} from "./wiring/serviceSettings.ts";
import { formProblems } from "./formSettings.ts";
import { mailProblems } from "./wiring/mailSettings.ts";
import { videoProblems } from "./wiring/videoSettings.ts";

const MEGABYTE = 1024 * 1024;

/** The environment, checked and typed. */
export interface Environment {
  isProduction: boolean;
  /** Whether GraphiQL is served in front of the server, as `npm run dev` has it. */
  hasGraphiql: boolean;
  port: number;
  host: string;
  /** Scheme and host, without a trailing slash. */
  publicUrl: string;
  dataFolder: string;
  databaseUrl: string | null;
  /** Null in local mode without one: then it is made and kept in the data folder. */
  tokenSecret: string | null;
  /** Settings of the outside services; null where the local adapter is used. */
  providers: ProviderSettings;
  policyUrls: ProcessSettings["policyUrls"];
  seller: ProcessSettings["seller"];
  trustedProxies: number;
  /** The header, in lower case, in which a proxy names the visitor's country; null without one. */
  countryHeader: string | null;
  callsPerMinute: number;
  /** Quota of documents per account, in bytes. */
  documentsMaxBytes: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /**
   * The addresses at which others reach a local mode, when that is wanted; null in production, and
   * where only this machine reaches it.
   */
  exposure: string | null;
}

export type EnvironmentReading =
  | { environment: Environment; problems: null }
  | { environment: null; problems: readonly SettingProblem[] };

/** An empty setting counts as unset: that is how `.env` files leave things out. */
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

/** As browsers write it: in lower case, without the scheme's own port, without a slash at the end. */
const webAddress = optional
  .refine(
    (text) => text === null || isWebAddress(text),
    "must be an address like https://example.com, without a path",
  )
  .transform((text) => text && new URL(text).origin);

const PROXIES_MAX = 10;
const proxies = z
  .string()
  .default("")
  .transform((text) => (/^(none)?$/i.test(text.trim()) ? 0 : Number(text)))
  .refine(
    (count) => Number.isInteger(count) && count >= 0 && count <= PROXIES_MAX,
    `must be \`none\` or a whole number up to ${PROXIES_MAX}`,
  );

/** A name of RFC 9110, 5.6.2. Requests have them in lower case. */
const headerName = optional
  .refine(
    (text) => text === null || /^[\w!#$%&'*+.^`|~-]+$/.test(text),
    "must be the name of a header, like cf-ipcountry",
  )
  .transform((text) => text && text.toLowerCase());

const environmentSchema = z.object({
  PORT: whole({ fallback: 3000, min: 0, max: 65_535 }),
  HOST: optional,
  PUBLIC_URL: webAddress,
  DATA_FOLDER: optional.transform((text) => text ?? "./data"),
  DATABASE_URL: optional.refine(
    (text) => text === null || /^postgres(ql)?:\/\//.test(text),
    "must begin with postgres:// or postgresql://",
  ),
  TOKEN_SECRET: optional.refine(
    (text) => text === null || Buffer.byteLength(text) >= 32,
    "must have at least 32 bytes; `openssl rand -base64 32` makes one",
  ),
  ...POLICY_SETTINGS,
  ...SELLER_SETTINGS,
  TRUSTED_PROXIES: proxies,
  COUNTRY_HEADER: headerName,
  CALLS_PER_MINUTE: whole({ fallback: 1200, min: 20, max: 10_000_000 }),
  DOCUMENTS_MAX_MEGABYTES: whole({
    fallback: DOCUMENTS_MAX_BYTES / MEGABYTE,
    min: UPLOAD_MAX_BYTES / MEGABYTE,
    max: 1_000_000_000,
  }),
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
  EXPOSE_LOCAL_MODE: optional.refine(
    (text) => text === null || text === "true",
    "must be true or empty",
  ),
});

/** Every setting that the server knows; `.env.example` explains them. */
export const SETTING_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(environmentSchema.shape),
  ...SERVICE_SETTING_NAMES,
]);

/** Where the data is, and the port: all that the other commands need to know. */
const DATA_SETTINGS = { PORT: true, DATA_FOLDER: true, DATABASE_URL: true } as const;

/** Reads these settings alone, whatever the others say. */
export function parseDataSettings(variables: Variables) {
  const parsed = environmentSchema.pick(DATA_SETTINGS).safeParse(variables);
  if (!parsed.success) return { settings: null, problems: problemsOf(parsed.error) };
  const { PORT: port, DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl } = parsed.data;
  return { settings: { port, dataFolder, databaseUrl }, problems: null };
}

/**
 * Reads the environment. Reports all problems at once, each with its setting's name. Production has
 * no local stand-ins: a missing setting is a problem.
 */
export function parseEnvironment(
  variables: Variables,
  { isProduction, hasGraphiql = false }: { isProduction: boolean; hasGraphiql?: boolean },
): EnvironmentReading {
  const parsed = environmentSchema.safeParse(variables);
  const problems = [
    ...(parsed.success ? [] : problemsOf(parsed.error)),
    ...incompleteServices(variables),
    ...videoProblems(variables),
    ...mailProblems(variables),
    ...formProblems(variables),
    ...(isProduction ? productionProblems(variables) : []),
    ...(parsed.success ? proxyProblems(parsed.data) : []),
    ...(isProduction || !parsed.success ? [] : exposureProblems(parsed.data)),
  ];
  if (!parsed.success || problems.length > 0) return { environment: null, problems };
  const providers = readProviderSettings(variables, { isProduction });
  const environment = environmentOf(parsed.data, { isProduction, hasGraphiql, providers });
  return { environment, problems: null };
}

type Settings = z.output<typeof environmentSchema>;

const problemsOf = ({ issues }: z.ZodError): SettingProblem[] =>
  issues.map(({ path, message }) => ({ name: path.join("."), problem: message }));

function environmentOf(
  settings: Settings,
  { isProduction, ...rest }: Pick<Environment, "isProduction" | "hasGraphiql" | "providers">,
): Environment {
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...rest,
    isProduction,
    port: settings.PORT,
    // The local adapters let anyone sign in as anyone, so they are for this machine only.
    host: settings.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1"),
    publicUrl,
    dataFolder: settings.DATA_FOLDER,
    databaseUrl: settings.DATABASE_URL,
    tokenSecret: settings.TOKEN_SECRET,
    policyUrls: policyUrlsOf(settings, { publicUrl }),
    seller: sellerOf(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    countryHeader: settings.COUNTRY_HEADER,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    documentsMaxBytes: settings.DOCUMENTS_MAX_MEGABYTES * MEGABYTE,
    logLevel: settings.LOG_LEVEL,
    exposure: isProduction ? null : exposureOf(settings),
  };
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
