import { useState } from "react";
import { useLocation } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import { rememberAddress } from "./interruptedAddress.ts";
import { useSession } from "./SessionProvider.tsx";

/** Signs out and leads to the sign-in, and from there back to where the person is now. */
export function useSwitchAccount() {
  const { host, signOut } = useSession();
  const { pathname, search } = useLocation();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    switchAccount() {
      setBusy(true);
      rememberAddress(host, pathname + search);
      void signOut(PATHS.login);
    },
  };
}
