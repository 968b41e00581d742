import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { PATHS } from "../domain/shared/paths.ts";
import { useSession } from "./SessionProvider.tsx";
import { rememberAddress } from "./interruptedAddress.ts";

/** Leads to the sign-in and back to where the visitor is now. */
export function useLogIn(): () => void {
  const { host } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    rememberAddress(host, pathname + search);
    void navigate(PATHS.login);
  }, [host, pathname, search, navigate]);
}
