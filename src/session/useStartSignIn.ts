import { useEffect, useState } from "react";
import { failureOf } from "./failure.ts";
import { useSession } from "./SessionProvider.tsx";
import { type SignInOptions, startSignIn } from "./signIn.ts";

/** Leaves for the sign-in provider; `message` says when that fails. */
export function useStartSignIn() {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  // Whoever comes back from the provider by the browser's own button can press again.
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
