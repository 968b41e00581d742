import { type RefCallback, useCallback, useRef } from "react";

/**
 * The button changes with the state: whoever had the one has the other. The ref hears of each
 * button before it leaves the page, when it still has the focus; events of the focus do not come in
 * a window that is not in front, nor for a button that is gone.
 */
export function useKeptFocus(): RefCallback<HTMLButtonElement> {
  const isOwed = useRef(false);
  return useCallback((button: HTMLButtonElement | null) => {
    if (isOwed.current) button?.focus();
    isOwed.current = false;
    return () => {
      isOwed.current = document.activeElement === button;
    };
  }, []);
}
