import { useEffect, useState } from "react";
import { SECOND_MS } from "../domain/shared/limits.ts";
import type { Instant } from "../domain/time/instant.ts";
import { useSession } from "./SessionProvider.tsx";

/** The present by the session's clock, read anew each second. */
export function useNow(): Instant {
  const { host } = useSession();
  const [now, setNow] = useState(host.now);
  useEffect(() => {
    let cancel = () => {};
    const plan = () => {
      cancel = host.after(SECOND_MS, () => {
        setNow(host.now());
        plan();
      });
    };
    plan();
    return () => cancel();
  }, [host]);
  return now;
}
