import type { Route } from "../../http/handler.ts";
import { serveWebRequests } from "../../http/transport/webRequests.ts";
import { createOpenIdSignIn } from "../../providers/signIn/openid.ts";
import type { SignIn } from "../../providers/signIn/port.ts";
import type { StandInStore } from "../../providers/standIns.ts";
import { LOCAL_ISSUER } from "../demo/seedDemo.ts";
import { chooserPage } from "../pages/chooserPage.ts";
import { createLocalProvider } from "./provider.ts";

/** Sign-in at an OpenID provider in this process, with people to choose from. */
export function createLocalSignIn(options: {
  publicUrl: string;
  clientSecret: string;
  standIns: StandInStore;
  now: () => number;
  newSecret: () => string;
  clockCorrection: () => number;
  warn: (message: string, details: Record<string, unknown>) => void;
}): { adapter: SignIn; routes: Route[] } {
  const { publicUrl, clientSecret, standIns, now, newSecret, clockCorrection, warn } = options;
  const client = { issuer: `${publicUrl}/local/openid`, clientId: "local", clientSecret };
  const answer = createLocalProvider({
    ...client,
    isOwnAddress: (address) => URL.canParse(address) && new URL(address).origin === publicUrl,
    standIns,
    now,
    newSecret,
    renderChooser: chooserPage,
  });
  const adapter = createOpenIdSignIn({
    ...client,
    clockCorrection,
    warn,
    // Accounts must outlive a change of the port.
    identityIssuer: LOCAL_ISSUER,
    // The provider is in this process: no need for the network.
    fetch: (url, init) => answer(new Request(url, init as RequestInit)),
  });
  const serve = serveWebRequests({ answer, origin: publicUrl });
  return { adapter, routes: [{ path: "/local/openid/", answer: serve }] };
}
