import { type RefCallback, useCallback, useRef } from "react";

/**
 * The button changes with the state: if the old one had the focus, the new one gets it. The ref is
 * called for each button before it leaves the page, when it still has the focus; focus events do
 * not fire in a background window, nor for a removed button.
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
