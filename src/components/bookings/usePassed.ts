import { useEffect, useState } from "react";
import { MINUTE_MS, SECOND_MS } from "../../domain/shared/limits.ts";
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
      // No longer at once: a computer that slept would wake up late. And no shorter: a clock that
      // lags behind its timers would be asked again and again.
      const wait = Math.min(Math.max(left, SECOND_MS), MINUTE_MS);
      if (left > 0) cancel = clock.after(wait, look);
    };
    look();
    return () => cancel();
  }, [clock, moment]);
  return isPassed;
}
