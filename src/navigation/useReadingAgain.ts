import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useSoftPolling } from "./useSoftPolling.ts";

/**
 * Reads the screen's query again while this device's clock says that something has passed, and the
 * server's answer doesn't yet: only the server's clock says so.
 */
export function useReadingAgain(isUnsaid: boolean): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isUnsaid) readAgain();
  }, [isUnsaid]);
  // A clock that is ahead asks too early.
  useSoftPolling(isUnsaid);
}
