import { useEffect, useEffectEvent, useState } from "react";
import { CallError } from "../../session/callError.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { isCodeMissing, reloadForCode } from "../../relay/lazily.ts";
import { whenServerAnswers } from "./whenServerAnswers.ts";

/**
 * What keeps a page away: nothing that is known yet, no connection, a server that answers with a
 * fault, or files that it lacks.
 */
type Obstacle = "none" | "offline" | "down" | "gone";

/**
 * Brings a page back that the network kept away, as soon as the server answers again: code by
 * loading the page anew at its address, data by `tryAgain`.
 * @returns what is in the way; "none" while the page may be there in a moment
 */
export function useComeback(error: unknown, tryAgain: () => void): Obstacle {
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
