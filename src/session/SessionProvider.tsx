import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import type { MeSummary } from "./claims.ts";
import type { Session } from "./session.ts";

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this tab. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no SessionProvider above.");
  return session;
}

/** Who is signed in; null for a visitor. Follows other tabs. */
export function useMe(): MeSummary | null {
  const { subscribe, me } = useSession();
  return useSyncExternalStore(subscribe, me, me);
}
