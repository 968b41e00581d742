import { useSession } from "./SessionProvider.tsx";

/**
 * Renews the access token, whose claims have changed on the server: header and links follow. A
 * failure is only logged, as the next refresh brings the same.
 */
export function useRenewClaims(): () => void {
  const { host, refresh } = useSession();
  return () => {
    refresh().catch((error: unknown) => host.log("renewing the token failed", error));
  };
}
