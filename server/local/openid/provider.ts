import { SignJWT, importJWK } from "jose";
import type { StandInStore } from "../../providers/standIns.ts";
import { type GrantBox, grantBox } from "./codes.ts";
import {
  type LocalPerson,
  type NewPerson,
  addNewPerson,
  complaintAbout,
  listPeople,
} from "./people.ts";
import { publicHalf, signingKey } from "./signingKey.ts";

/** What the page with the people shows. */
export interface Chooser {
  people: readonly LocalPerson[];
  /** Sent back with the choice, as it came. */
  request: { clientId: string; redirectUri: string; state: string };
  /** What was wrong with someone new; null at first. */
  complaint: string | null;
  /** What was typed for someone new. */
  typed: NewPerson;
}

export interface LocalProviderOptions {
  /** Base URL of all of it; no trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the browser may be sent back to. */
  isOwnAddress: (address: string) => boolean;
  standIns: StandInStore;
  now: () => number;
  newSecret: () => string;
  /** The page with the people, as HTML. */
  renderChooser: (chooser: Chooser) => string;
}

interface Provider extends LocalProviderOptions {
  codes: GrantBox;
  tokens: GrantBox;
}

/** An OpenID provider without accounts and passwords: visitors pick who they are. */
export function createLocalProvider(
  options: LocalProviderOptions,
): (request: Request) => Promise<Response> {
  const { standIns, now, newSecret } = options;
  const provider: Provider = {
    ...options,
    codes: grantBox({ kind: "code", standIns, now, newSecret }),
    tokens: grantBox({ kind: "token", standIns, now, newSecret }),
  };
  const issuerPath = new URL(options.issuer).pathname;
  return async (request) => {
    const path = new URL(request.url).pathname.slice(issuerPath.length);
    const route = routes[`${request.method} ${path}`];
    return route ? route(provider, request) : new Response("Not found", { status: 404 });
  };
}

const routes: Record<string, (provider: Provider, request: Request) => Promise<Response>> = {
  "GET /.well-known/openid-configuration": async ({ issuer }) =>
    Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["ES256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
      scopes_supported: ["openid", "profile", "email", "w_member_social"],
    }),

  "GET /jwks": async ({ standIns }) =>
    Response.json({ keys: [publicHalf(await signingKey(standIns))] }),

  "GET /authorize": async (provider, request) => {
    const asked = new URL(request.url).searchParams;
    return chooser(provider, { asked, typed: nobody, complaint: null });
  },

  "POST /authorize": async (provider, request) => {
    const form = await formOf(request);
    const redirectUri = form.get("redirect_uri") ?? "";
    const state = form.get("state") ?? "";
    if (!isGoodRequest(provider, form)) return badRequest();
    if (form.get("choice") === "cancel") {
      const description = "The person went back without signing in.";
      return back({ redirectUri, state, error: "access_denied", error_description: description });
    }
    const typed = typedIn(form);
    if (form.get("choice") === "new") {
      const complaint = complaintAbout(typed);
      if (complaint !== null) return chooser(provider, { asked: form, typed, complaint });
    }
    const person = await chosenPerson(provider, form);
    if (person === undefined) return badRequest();
    const code = await provider.codes.put({ subject: person.subject, redirectUri });
    return back({ redirectUri, state, code });
  },

  "POST /token": async (provider, request) => {
    const form = await formOf(request);
    const isClient =
      form.get("client_id") === provider.clientId &&
      form.get("client_secret") === provider.clientSecret;
    if (!isClient) return Response.json({ error: "invalid_client" }, { status: 401 });
    if (form.has("code_verifier")) {
      const error_description = "There is no PKCE here.";
      return Response.json({ error: "invalid_request", error_description }, { status: 400 });
    }
    const grant = await provider.codes.take(form.get("code") ?? "");
    if (grant === null || grant.redirectUri !== form.get("redirect_uri")) {
      const error_description = "The code is unknown, used or too old.";
      return Response.json({ error: "invalid_grant", error_description }, { status: 400 });
    }
    return Response.json({
      access_token: await provider.tokens.put(grant),
      token_type: "Bearer",
      // Two months, as LinkedIn's: the local network asks for no more than a token that was given.
      expires_in: 60 * 24 * 60 * 60,
      id_token: await idToken(provider, grant.subject),
    });
  },

  "GET /userinfo": async (provider, request) => {
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const grant = await provider.tokens.take(token);
    const person = grant && (await personOf(provider, grant.subject));
    if (!person) return Response.json({ error: "invalid_token" }, { status: 401 });
    return Response.json({
      sub: person.subject,
      name: `${person.firstName} ${person.lastName}`,
      given_name: person.firstName,
      family_name: person.lastName,
      email: person.email,
      email_verified: person.isEmailVerified ?? true,
    });
  },
};

const nobody: NewPerson = { firstName: "", lastName: "", email: "", isEmailVerified: true };

async function chooser(
  provider: Provider,
  {
    asked,
    typed,
    complaint,
  }: { asked: URLSearchParams; typed: NewPerson; complaint: string | null },
): Promise<Response> {
  if (!isGoodRequest(provider, asked)) return badRequest();
  const request = {
    clientId: provider.clientId,
    redirectUri: asked.get("redirect_uri") ?? "",
    state: asked.get("state") ?? "",
  };
  const people = await listPeople(provider.standIns);
  return new Response(provider.renderChooser({ people, request, typed, complaint }), {
    status: complaint === null ? 200 : 422,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

/**
 * Codes must only ever be sent to this site. As at LinkedIn, there is no PKCE: requests with its
 * parameters are refused.
 */
function isGoodRequest({ clientId, isOwnAddress }: Provider, asked: URLSearchParams): boolean {
  if (asked.get("client_id") !== clientId || asked.has("code_challenge")) return false;
  return isOwnAddress(asked.get("redirect_uri") ?? "");
}

async function chosenPerson(provider: Provider, form: URLSearchParams) {
  if (form.get("choice") === "new") return addNewPerson(provider.standIns, typedIn(form));
  return personOf(provider, form.get("choice") ?? "");
}

async function personOf({ standIns }: Provider, subject: string): Promise<LocalPerson | undefined> {
  return (await listPeople(standIns)).find((person) => person.subject === subject);
}

/** As LinkedIn's, it has no nonce, whatever was asked for. */
async function idToken({ standIns, issuer, clientId, now }: Provider, subject: string) {
  const key = await signingKey(standIns);
  const seconds = Math.floor(now() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: "ES256", ...(key.kid ? { kid: key.kid } : {}) })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(await importJWK(key, "ES256"));
}

function back({
  redirectUri,
  ...query
}: { redirectUri: string } & Record<string, string>): Response {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return new Response(null, { status: 303, headers: { location: address.href } });
}

function badRequest(): Response {
  return new Response("This request doesn’t come from this site.", { status: 400 });
}

const formOf = async (request: Request) => new URLSearchParams(await request.text());

function typedIn(form: URLSearchParams): NewPerson {
  return {
    firstName: form.get("first_name") ?? "",
    lastName: form.get("last_name") ?? "",
    email: form.get("email") ?? "",
    isEmailVerified: form.get("unverified") === null,
  };
}
