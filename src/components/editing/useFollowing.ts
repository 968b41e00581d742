import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

interface FollowingOptions<Values extends FieldValues, Sent> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the context is the library's, and unused
  form: UseFormReturn<Values, any, Sent>;
  /** Is another one whenever the saved values are others. */
  version: string | null;
  /** Called when the saved values have changed and nothing was typed: the time to `fill`. */
  follow(version: string | null): void;
  /** Called instead when something was typed, which stays. */
  keep?(): void;
}

/** How a form is filled that follows the saved values, see `useFollowing`. */
export interface Following<Values> {
  /** Resets the form to saved values; what was typed is lost. */
  fill(saved: Values): void;
  /** Marks these values as saved. What was typed since stays. */
  startAgain(saved: Values): void;
}

/**
 * A form that follows the saved values while nothing is typed. A screen that is visited again first
 * shows cached values, and the server's answer comes later.
 */
export function useFollowing<Values extends FieldValues, Sent>({
  form,
  version,
  follow,
  keep,
}: FollowingOptions<Values, Sent>): Following<Values> {
  // What the fields held when the form was last filled.
  const begun = useRef("");
  const typed = () => JSON.stringify(form.getValues());
  const onVersion = useEffectEvent((now: string | null) => {
    if (begun.current === "") begun.current = typed();
    else if (typed() === begun.current) follow(now);
    else keep?.();
  });
  useEffect(() => onVersion(version), [version]);
  return {
    fill: (saved) => {
      form.reset(saved);
      begun.current = typed();
    },
    startAgain: (saved) => {
      // The fields keep their values: after a reset of these, the form misses every key until the
      // next render.
      form.reset(saved, { keepValues: true });
      begun.current = JSON.stringify(saved);
    },
  };
}
