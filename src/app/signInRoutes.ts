import type { RouteObject } from "react-router";
import { signInReturnRoute } from "../routes/session/signInReturn/signInReturnRoute.tsx";
import type { Frame } from "./frame/frame.ts";
import { inShell } from "./frame/groups.ts";
import { PublicShell } from "./shells/PublicShell.tsx";

/** Where people return from the sign-in provider, see `createLateRoutes`. */
export function signInRoutes({ session }: Frame): RouteObject {
  return inShell(PublicShell, [signInReturnRoute(session)]);
}
