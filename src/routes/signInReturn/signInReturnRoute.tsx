import type { RouteObject } from "react-router";
import type { Session } from "../../session/session.ts";
import { finishSignIn, RETURN_PATH } from "../../session/signIn.ts";
import type { SignInReturnData } from "./data.ts";
import { SignInFailed } from "./SignInFailed.tsx";
import { SigningIn } from "./SigningIn.tsx";
import { SignInReturnScreen } from "./SignInReturnScreen.tsx";

/**
 * Where the provider sends the browser back to. The sign-in is ended by the loader, which runs once,
 * because its code can be used once.
 */
export function signInReturnRoute(session: Session): RouteObject {
  return {
    path: RETURN_PATH,
    loader: ({ request }): SignInReturnData => {
      const destination = finishSignIn(session, new URL(request.url).searchParams);
      // The screen shows it; until then it is no unhandled rejection.
      destination.catch(() => {});
      return { destination };
    },
    shouldRevalidate: () => false,
    Component: SignInReturnScreen,
    HydrateFallback: SigningIn,
    ErrorBoundary: SignInFailed,
  };
}
