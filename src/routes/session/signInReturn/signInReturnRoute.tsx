import type { RouteObject } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { Session } from "../../../session/session.ts";
import { finishSignIn } from "../../../session/signIn/signIn.ts";
import type { SignInReturnData } from "./data.ts";
import { SignInFailed } from "./SignInFailed.tsx";
import { SigningIn } from "./SigningIn.tsx";
import { SignInReturnScreen } from "./SignInReturnScreen.tsx";

/**
 * The provider's redirect target. The sign-in is completed by the loader, which runs once, because
 * its code can be used once.
 */
export function signInReturnRoute(session: Session): RouteObject {
  return {
    path: PATHS.signInReturn,
    loader: ({ request }): SignInReturnData => {
      const { searchParams } = new URL(request.url);
      const destination = finishSignIn(session, searchParams);
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
