import { useState } from "react";
import { failureOf } from "./failure.ts";
import { useSession } from "./SessionProvider.tsx";
import { startSignIn } from "./signIn.ts";

/** Leaves for the sign-in provider; `message` says when that fails. */
export function useStartSignIn() {
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  const start = async (options: { affiliateCode?: string } = {}) => {
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
