import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { StandInStore } from "../../standIns.ts";
import type { SignIn, SignedInPerson } from "../port.ts";

/** A sign-in stand-in that runs anywhere, where a caller picks the person. */
export interface LocalSignIn extends SignIn {
  /** The code with which this person comes back to the address, good for one exchange. */
  choose(choice: { person: SignedInPerson; redirectUri: string }): Promise<string>;
}

interface Choice {
  person: SignedInPerson;
  redirectUri: string;
}

const keyOf = (code: string) => `signIn:code:${code}`;

/** Sign-in for the workshop and for tests: no page, no network, codes represent people. */
export function createLocalSignIn(options: {
  standIns: StandInStore;
  newSecret: () => string;
}): LocalSignIn {
  const { standIns, newSecret } = options;
  return {
    authorizationUrl: async ({ redirectUri, state }) =>
      `https://sign-in.example/authorize?${new URLSearchParams({ redirect_uri: redirectUri, state })}`,
    choose: async (choice) => {
      const code = newSecret();
      await standIns.write(keyOf(code), choice);
      return code;
    },
    exchange: async ({ code, redirectUri }) => {
      const choice = (await standIns.take(keyOf(code))) as Choice | null;
      if (choice?.redirectUri !== redirectUri) return refuse("SIGN_IN_FAILED");
      return choice.person;
    },
  };
}
