import { useEffect, useState } from "react";
import { MINUTE_MS } from "../../domain/shared/limits.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { Clock } from "./useNow.ts";

/** Whether a moment has passed; changes when it does. */
export function usePassed(clock: Clock, moment: Instant): boolean {
  const [isPassed, setPassed] = useState(() => clock.now() >= moment);
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      const left = moment - clock.now();
      setPassed(left <= 0);
      // No longer at once: a computer that slept would wake up late.
      if (left > 0) cancel = clock.after(Math.min(left, MINUTE_MS), look);
    };
    look();
    return () => cancel();
  }, [clock, moment]);
  return isPassed;
}
