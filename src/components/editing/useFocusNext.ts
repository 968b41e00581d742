import { useLayoutEffect, useState } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * For a control that goes when it is pressed: once the page has changed, the focus goes to what
 * `find` finds there, unless it is somewhere already.
 */
export function useFocusNext(): (find: Find) => void {
  const [next, setNext] = useState<{ find: Find } | null>(null);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) next?.find()?.focus();
  }, [next]);
  return (find) => setNext({ find });
}
