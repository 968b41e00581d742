import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { SECOND_MS } from "../domain/shared/limits.ts";
import { useSession } from "../session/SessionProvider.tsx";

const FIRST_PAUSE_MS = 2 * SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;

/**
 * Polls while something is awaited, with exponential backoff. `read` is what is fetched; by default
 * the screen's query.
 */
export function useSoftPolling(isAwaited: boolean, read?: () => void): void {
  const { host } = useSession();
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => (read ? read() : void revalidate()));
  useEffect(() => {
    if (!isAwaited) return;
    let pause = FIRST_PAUSE_MS;
    let stop = () => {};
    const wait = () => {
      stop = host.after(pause, () => {
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
        ask();
        wait();
      });
    };
    wait();
    return () => stop();
  }, [host, isAwaited]);
}
