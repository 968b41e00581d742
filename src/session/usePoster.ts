import { useLocation } from "react-router";
import { rememberAddress } from "./interruptedAddress.ts";
import { useSession } from "./SessionProvider.tsx";
import { useStartSignIn } from "./useStartSignIn.ts";

/** What somebody who posts in their own name needs of this browser. */
export function usePoster() {
  const { host } = useSession();
  const { pathname, search } = useLocation();
  const { start, isBusy, message } = useStartSignIn();
  return {
    /** Scheme and host of this site. */
    origin: host.origin,
    /** Keeps what is typed while the tab is open. */
    drafts: host.tabStorage,
    /** Leads to the sign-in, and back to this page. */
    signInAgain: () => {
      rememberAddress(host, pathname + search);
      void start({ keepsPage: true });
    },
    isSigningIn: isBusy,
    signInMessage: message,
  };
}
