import { isGuessable } from "./guessable.ts";
import { isLoopback } from "./machine/loopback.ts";
import {
  isMissing,
  productionServiceProblems,
  SERVICE_ADDRESS_NAMES,
  type SettingProblem,
  type Variables,
} from "./wiring/serviceSettings.ts";

/** What a production start needs besides outside services, and what for. */
const PRODUCTION_KEYS: Readonly<Record<string, string>> = {
  DATABASE_URL: "production needs it for the PostgreSQL server",
  PUBLIC_URL: "production needs it for the address of the site",
  TOKEN_SECRET: "production needs it for signing access tokens",
  SELLER_NAME: "production needs it to say who sells",
  SELLER_ADDRESS: "production needs it to say where the seller is established",
  SELLER_COMPANY_NUMBER: "production needs it to say which company sells",
  SELLER_VAT_NUMBER: "production needs it to say under which VAT number it sells",
  SELLER_EMAIL: "production needs it to say where people can write to",
  TRUSTED_PROXIES:
    "set it to the number of your own proxies in front of the server, or to `none` if browsers reach it directly",
};

/** What keeps a server from starting in production: nothing falls back to local defaults. */
export function productionProblems(variables: Variables): SettingProblem[] {
  const missing = Object.entries(PRODUCTION_KEYS)
    .filter(([name]) => isMissing(variables, name))
    .map(([name, purpose]) => ({ name, problem: `is missing; ${purpose}` }));
  return [
    ...missing,
    ...insecureSite(variables),
    ...["TOKEN_SECRET", "TURN_SECRET"].flatMap((name) => guessableSecret(variables, name)),
    ...SERVICE_ADDRESS_NAMES.flatMap((name) => insecureAddress(variables, name)),
    ...productionServiceProblems(variables),
  ];
}

function insecureSite(variables: Variables): SettingProblem[] {
  const name = "PUBLIC_URL";
  return addressIn(variables, name)?.protocol === "http:"
    ? [{ name, problem: "must begin with https:// in production" }]
    : [];
}

function guessableSecret(variables: Variables, name: string): SettingProblem[] {
  if (isMissing(variables, name) || !isGuessable((variables[name] ?? "").trim())) return [];
  const problem = "is too easily guessed; `openssl rand -base64 32` makes one that is not";
  return [{ name, problem }];
}

/** Only a service on this machine is reached without TLS. */
function insecureAddress(variables: Variables, name: string): SettingProblem[] {
  if (isMissing(variables, name)) return [];
  const address = addressIn(variables, name);
  if (address === null) return [{ name, problem: "must be an address like https://example.com" }];
  const { protocol, hostname } = address;
  if (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))) return [];
  return [
    { name, problem: "must begin with https:// in production, unless it is on this machine" },
  ];
}

function addressIn(variables: Variables, name: string): URL | null {
  const text = (variables[name] ?? "").trim();
  return URL.canParse(text) ? new URL(text) : null;
}
