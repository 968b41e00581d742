import { decodeJwt } from "jose";
import { beforeEach } from "vitest";
import { beamer } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import type { Store } from "../../store/ports/store.ts";
import { linkedInSignInSignUp } from "../session/linkedInSignInSignUp.ts";
import { readAuthorizationUrl } from "../session/readAuthorizationUrl.ts";
import { refresh } from "../session/refresh.ts";
import type { ServiceContext } from "../shared/context.ts";

export const RETURN_URL = "https://beamers.example/login/return";
/** The invitation code of an existing beamer. */
export const CODE = "FRIENDS2";

type Answer = ReturnType<typeof linkedInSignInSignUp>;

/** A browser, and people behind the sign-in provider. */
export interface SessionWorld {
  world: World;
  /** Refresh tokens as given to the browser; null where one was removed. */
  given: (string | null)[];
  /** A fresh code with which the provider vouches for someone. */
  codeOf(subject: string, names?: { lastName?: string }): Promise<string>;
  /** The context of a call by a browser that holds this refresh token. */
  contextWith(refreshToken: string | null): ServiceContext;
  /** The browser leaves for the provider with this state. */
  begin(state: string): Promise<unknown>;
  /** It comes back. */
  end(command: Record<string, unknown>): Answer;
  /** Both, one after the other. */
  signIn(command: Record<string, unknown>): Answer;
  /** The refresh token that the browser holds now. */
  cookie(): string | null;
  refreshWith(refreshToken: string | null): ReturnType<typeof refresh>;
}

/** The world of the test that is running: each test has its own, on an empty store. */
export function sessionWorldOn(openStore: () => Promise<Store>): SessionWorld {
  const at = {} as SessionWorld;
  beforeEach(async () => void Object.assign(at, await createSessionWorld(await openStore())));
  return at;
}

async function createSessionWorld(store: Store): Promise<SessionWorld> {
  const world = createWorld({ store });
  world.log = () => undefined;
  const given: (string | null)[] = [];
  await beamer(world, { id: "usr_inviter", slug: "inviter", affiliateCode: CODE, isOpen: false });

  const contextWith = (refreshToken: string | null): ServiceContext => {
    const context = world.contextFor(null);
    return {
      ...context,
      visitor: { ...context.visitor, refreshToken },
      setCookie: (cookie) => {
        if (cookie.name === "refresh") given.push(cookie.value);
        else context.setCookie(cookie);
      },
    };
  };
  const begin = (state: string) =>
    readAuthorizationUrl(contextWith(null), { redirectUri: RETURN_URL, state });
  const end = (command: Record<string, unknown>) =>
    linkedInSignInSignUp(contextWith(null), {
      url: RETURN_URL,
      acceptedPolicies: true,
      ...command,
    });
  return {
    world,
    given,
    codeOf: (subject, names = {}) =>
      world.people.choose({
        person: {
          issuer: "test",
          subject,
          email: `${subject}@example.test`,
          isEmailVerified: true,
          firstName: "Ada",
          lastName: "Example",
          ...names,
        },
        redirectUri: RETURN_URL,
      }),
    contextWith,
    begin,
    end,
    signIn: async (command) => {
      await begin("the state");
      return end({ state: "the state", ...command });
    },
    cookie: () => given.at(-1) ?? null,
    refreshWith: (refreshToken) => refresh(contextWith(refreshToken)),
  };
}

/** The role in an access token. */
export const roleIn = (token: string) => decodeJwt(token)["role"];

export const codeOfRefusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "no refusal",
    (error: { code?: string }) => error.code,
  );
