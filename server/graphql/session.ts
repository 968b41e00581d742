import { checkAffiliate } from "../services/session/checkAffiliate.ts";
import { finishOnboarding } from "../services/session/finishOnboarding.ts";
import { linkedInSignInSignUp } from "../services/session/linkedInSignInSignUp.ts";
import { logOut } from "../services/session/logOut.ts";
import { readAuthorizationUrl } from "../services/session/readAuthorizationUrl.ts";
import { refresh } from "../services/session/refresh.ts";
import { registerAsBeamer } from "../services/session/registerAsBeamer.ts";
import type { BuiltMutations, BuiltQueries } from "./resolverTypes.ts";

export const sessionQueries = {
  linkedInAuthorizationUrl: (_parent, { redirectUri, state }, context) =>
    readAuthorizationUrl(context, { redirectUri, state }),
} satisfies Partial<BuiltQueries>;

export const sessionMutations = {
  linkedInSignInSignUp: (_parent, { command }, context) => linkedInSignInSignUp(context, command),
  refresh: (_parent, _args, context) => refresh(context),
  logOut: (_parent, _args, context) => logOut(context),
  finishOnboarding: (_parent, _args, context) => finishOnboarding(context),
  registerAsBeamer: (_parent, { command }, context) => registerAsBeamer(context, command),
  checkAffiliate: (_parent, { command }, context) => checkAffiliate(context, command),
} satisfies Partial<BuiltMutations>;
