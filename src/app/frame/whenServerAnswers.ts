import type { ServerPath } from "../../domain/shared/paths.ts";
import type { SessionHost } from "../../session/host.ts";

const HEALTH = "/healthz" satisfies ServerPath;
const PAUSE_MS = 5_000;

interface Waiting {
  /** Asks at once; otherwise after the first pause. */
  isUrgent: boolean;
  /** It gave no answer, or a fault. */
  onAbsence: (state: "silent" | "down") => void;
  onAnswer: () => void;
}

/** Whether the server is there now, answers with a fault, or not at all. */
export function askServer({
  fetch,
}: Pick<SessionHost, "fetch">): Promise<"there" | "down" | "silent"> {
  return fetch(HEALTH, { cache: "no-store" }).then(
    ({ ok }) => (ok ? "there" : "down"),
    () => "silent",
  );
}

/**
 * Polls every five seconds, and when the browser is online again, whether the server is there; once
 * it is, calls `onAnswer` once.
 * @returns a function that stops the polling
 */
export function whenServerAnswers(
  host: Pick<SessionHost, "after" | "fetch">,
  { isUrgent, onAbsence, onAnswer }: Waiting,
): () => void {
  let isOver = false;
  let cancel = () => {};
  const end = () => {
    isOver = true;
    cancel();
    removeEventListener("online", ask);
  };
  const ask = () => {
    cancel();
    void askServer(host).then((state) => {
      if (isOver) return;
      if (state !== "there") {
        onAbsence(state);
        cancel = host.after(PAUSE_MS, ask);
        return;
      }
      end();
      onAnswer();
    });
  };
  addEventListener("online", ask);
  if (isUrgent) ask();
  else cancel = host.after(PAUSE_MS, ask);
  return end;
}
