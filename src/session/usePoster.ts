import { useLocation } from "react-router";
import { rememberAddress } from "./signIn/interruptedAddress.ts";
import { useSession } from "./SessionProvider.tsx";
import { type UnsavedForms, unsavedFormsOf } from "./unsavedForms.ts";
import { useStartSignIn } from "./signIn/useStartSignIn.ts";

/** What posting in one's own name needs from this browser. */
export function usePoster() {
  const session = useSession();
  const { host } = session;
  const { pathname, search } = useLocation();
  const { start, isBusy, message } = useStartSignIn();
  return {
    /** Scheme and host of this site. */
    origin: host.origin,
    /** Keeps what is typed while the tab is open and its person signed in. */
    drafts: draftsOf(unsavedFormsOf(session)),
    /** Leads to the sign-in, and back to this page. */
    signInAgain: () => {
      rememberAddress(host, pathname + search);
      void start({ keepsPage: true });
    },
    isSigningIn: isBusy,
    signInMessage: message,
  };
}

function draftsOf({ kept, keep, forget }: UnsavedForms) {
  return {
    getItem: (key: string) => (kept(key)?.values as string | undefined) ?? null,
    setItem(key: string, text: string) {
      if (text.trim() === "") forget(key);
      else keep(key, { label: "LinkedIn post", values: text, revision: null });
    },
    removeItem: forget,
  };
}
