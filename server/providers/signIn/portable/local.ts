import { refuse } from "../../../../src/domain/errors.ts";
import type { SignIn, SignedInPerson } from "../port.ts";

/** A sign-in stand-in that runs anywhere, with somebody behind it who picks a person. */
export interface LocalSignIn extends SignIn {
  /** The code with which this person comes back to the address, good for one exchange. */
  choose(choice: { person: Omit<SignedInPerson, "issuer">; redirectUri: string }): string;
}

/** Sign-in for the workshop and for tests: no page, no network, codes map to people. */
export function createLocalSignIn(options: {
  authorizePage: string;
  newSecret: () => string;
}): LocalSignIn {
  const chosen = new Map<string, { person: SignedInPerson; redirectUri: string }>();
  return {
    authorizationUrl: async ({ redirectUri, state }) => {
      const query = new URLSearchParams({ redirect_uri: redirectUri, state });
      return `${options.authorizePage}?${query}`;
    },
    choose: ({ person, redirectUri }) => {
      const code = options.newSecret();
      chosen.set(code, { person: { ...person, issuer: "local" }, redirectUri });
      return code;
    },
    exchange: async ({ code, redirectUri }) => {
      const choice = chosen.get(code);
      chosen.delete(code);
      if (choice?.redirectUri !== redirectUri) return refuse("SIGN_IN_FAILED");
      return choice.person;
    },
  };
}
