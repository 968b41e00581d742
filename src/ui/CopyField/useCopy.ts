import { useEffect, useState } from "react";

/** How long "Copied" shows (docs/product.md 13.2). */
const FEEDBACK_MS = 2000;

export type CopyState = "idle" | "copied" | "failed";

/** Copies text to the clipboard and reports the outcome for two seconds. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<boolean> } {
  const [outcome, setOutcome] = useState<{ state: CopyState }>({ state: "idle" });
  useEffect(() => {
    if (outcome.state === "idle") return;
    const timer = setTimeout(() => setOutcome({ state: "idle" }), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ state: "copied" });
      return true;
    } catch {
      setOutcome({ state: "failed" });
      return false;
    }
  };
  return { state: outcome.state, copy };
}
