import { useEffect, useState } from "react";
import { failureOf } from "../../calls/failure.ts";
import { useSession } from "../SessionProvider.tsx";
import { type SignInOptions, startSignIn } from "./signIn.ts";

/** Redirects to the sign-in provider; `message` says if that fails. */
export function useStartSignIn() {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  // Anyone who returns from the provider with the browser's back button can press again.
  useEffect(() => session.host.onReturn(() => setBusy(false)), [session]);

  const start = async (options: SignInOptions = {}) => {
    if (isBusy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      // Stays busy: the browser is leaving.
      await startSignIn(session, options);
    } catch (error) {
      setMessage(failureOf(error).text);
      setBusy(false);
    }
  };
  return { start, isBusy, message };
}
