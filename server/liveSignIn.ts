import type { Environment } from "./environment.ts";
import { LOCAL_ISSUER } from "./local/demo/seedDemo.ts";
import type { Route } from "./http/handler.ts";
import { chooserPage } from "./local/pages/chooserPage.ts";
import { serveWebRequests } from "./http/webRequests.ts";
import type { LocalSecrets } from "./local/secrets.ts";
import { createLocalProvider } from "./local/openid/provider.ts";
import { createOpenIdSignIn } from "./providers/signIn/openid.ts";
import type { SignIn } from "./providers/signIn/port.ts";
import type { StandInStore } from "./providers/standIns.ts";
import type { ProcessContext } from "./services/shared/context.ts";

type Basis = Pick<ProcessContext, "log" | "now" | "newSecret">;

/** A provider of outside services with what it needs to be reached. */
export interface LiveSignIn {
  signIn: SignIn;
  routes: Route[];
}

/** LinkedIn when its keys are there, else the provider with people to choose from, in this process. */
export function createLiveSignIn(options: {
  environment: Environment;
  secrets: LocalSecrets | null;
  standIns: StandInStore;
  basis: Basis;
}): LiveSignIn {
  const { environment, secrets, standIns, basis } = options;
  const warn = (message: string, details: Record<string, unknown>) =>
    basis.log("warn", message, details);
  if (environment.signIn !== null) {
    return { signIn: createOpenIdSignIn({ ...environment.signIn, warn }), routes: [] };
  }
  if (secrets === null) throw new Error("sign-in has neither keys nor a stand-in");
  return createLocalSignInHere({
    publicUrl: environment.publicUrl,
    secrets,
    standIns,
    basis,
    warn,
  });
}

function createLocalSignInHere(options: {
  publicUrl: string;
  secrets: LocalSecrets;
  standIns: StandInStore;
  basis: Basis;
  warn: (message: string, details: Record<string, unknown>) => void;
}): LiveSignIn {
  const { publicUrl, secrets, standIns, basis, warn } = options;
  const client = {
    issuer: `${publicUrl}/local/openid`,
    clientId: "local",
    clientSecret: secrets.signInClient,
  };
  const answer = createLocalProvider({
    ...client,
    isOwnAddress: (address) => URL.canParse(address) && new URL(address).origin === publicUrl,
    standIns,
    now: basis.now,
    newSecret: basis.newSecret,
    renderChooser: chooserPage,
  });
  const signIn = createOpenIdSignIn({
    ...client,
    warn,
    // Accounts must outlive a change of the port.
    identityIssuer: LOCAL_ISSUER,
    // The provider is this very process: no need to go out and come in again.
    fetch: (url, init) => answer(new Request(url, init as RequestInit)),
  });
  const serve = serveWebRequests({ answer, origin: publicUrl });
  return { signIn, routes: [{ path: "/local/openid/", answer: serve }] };
}
