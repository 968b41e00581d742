import type { Ref } from "react";

/** A ref that hands the element to the caller's ref first, then to `onAttach`. */
export function shareRef<T>(ref: Ref<T> | undefined, onAttach: (node: T) => void) {
  return (node: T | null) => {
    if (typeof ref === "function") ref(node);
    else if (ref) ref.current = node;
    if (node) onAttach(node);
  };
}
