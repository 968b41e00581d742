import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls back on a press or a focus outside `inside`, while `isOpen`. */
export function useDismiss({
  inside,
  isOpen,
  onDismiss,
}: {
  inside: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onDismiss: () => void;
}): void {
  const handle = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !inside.current?.contains(event.target)) onDismiss();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => handle(event);
    document.addEventListener("pointerdown", listener);
    document.addEventListener("focusin", listener);
    return () => {
      document.removeEventListener("pointerdown", listener);
      document.removeEventListener("focusin", listener);
    };
  }, [isOpen]);
}
