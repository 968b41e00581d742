import { useEffect, useEffectEvent, useState } from "react";
import { CallError } from "../../calls/callError.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { isCodeMissing, reloadForCode } from "../../navigation/lazily.ts";
import { whenServerAnswers } from "./whenServerAnswers.ts";

/**
 * What keeps a page from loading: nothing known yet, no connection, a failing server, or files that
 * it lacks.
 */
type Obstacle = "none" | "offline" | "down" | "gone";

/**
 * Recovers a page that the network kept from loading, as soon as the server answers again: code by
 * reloading the page at its address, data by `tryAgain`.
 * @returns the obstacle; "none" while the page may load any moment
 */
export function useAutoRetry(error: unknown, tryAgain: () => void): Obstacle {
  const { host } = useSession();
  const isCode = isCodeMissing(error);
  const [obstacle, setObstacle] = useState<Obstacle>("none");
  const comeBack = useEffectEvent(() => {
    if (!isCode) tryAgain();
    else if (!reloadForCode(host, { wasAway: obstacle !== "none" })) setObstacle("gone");
  });
  useEffect(() => {
    const isUrgent = isCodeMissing(error);
    if (!isUrgent && !isUnreached(error)) return undefined;
    return whenServerAnswers(host, {
      isUrgent,
      onAbsence: (state) => setObstacle(state === "silent" ? "offline" : "down"),
      onAnswer: () => comeBack(),
    });
  }, [host, error]);
  return obstacle;
}

const isUnreached = (error: unknown) =>
  error instanceof CallError && (error.code === "NETWORK" || error.code === "SERVER");
