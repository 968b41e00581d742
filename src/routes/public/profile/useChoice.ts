import { useState } from "react";
import { failureOf } from "../../../calls/failure.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** A visitor's choice that affects the whole page. */
interface Choice {
  /** What was just chosen; undefined without a choice, or if it could not be saved. */
  chosen: string | undefined;
  /** Why it could not be saved. */
  message: string | undefined;
  choose(value: string): Promise<void>;
}

/**
 * Saves a choice and reloads the page, as every price or time on it may change (docs/product.md
 * 5.12).
 */
export function useChoice(save: (value: string) => Promise<unknown>): Choice {
  const { host } = useSession();
  const [chosen, setChosen] = useState<string>();
  const [message, setMessage] = useState<string>();
  const choose = async (value: string) => {
    setChosen(value);
    setMessage(undefined);
    try {
      await save(value);
      host.reload();
    } catch (error) {
      setChosen(undefined);
      setMessage(failureOf(error).text);
    }
  };
  return { chosen, message, choose };
}
