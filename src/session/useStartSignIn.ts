import { useState } from "react";
import { failureOf } from "./failure.ts";
import { useSession } from "./SessionProvider.tsx";
import { startSignIn } from "./signIn.ts";

/** Leaves for the sign-in provider, and says so when that doesn't work. */
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
