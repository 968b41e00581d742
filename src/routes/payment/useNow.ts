import { useEffect, useState } from "react";
import { SECOND_MS } from "../../domain/limits.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { useSession } from "../../session/SessionProvider.tsx";

/** The host's time, anew each second. */
export function useNow(): Instant {
  const { host } = useSession();
  const [now, setNow] = useState(() => host.now());
  useEffect(() => {
    let stop = () => {};
    const wait = () => {
      stop = host.after(SECOND_MS, () => {
        setNow(host.now());
        wait();
      });
    };
    wait();
    return () => stop();
  }, [host]);
  return now;
}

/** Turns true once the moment has passed; never without one. */
export function useHasPassed(moment: Instant | null): boolean {
  const { host } = useSession();
  const [passed, setPassed] = useState<Instant | null>(null);
  useEffect(() => {
    if (moment === null) return;
    return host.after(Math.max(0, moment - host.now()), () => setPassed(moment));
  }, [host, moment]);
  return moment !== null && passed === moment;
}
