import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { CONTROLS_SHOWN_MS } from "../../domain/shared/limits.ts";

/** How often a moving pointer counts as activity. */
const ACTIVITY_APART_MS = 200;

interface ShownControls {
  isShown: boolean;
  /** There was activity: they are shown, and stay for a while. `at` is an event's time stamp. */
  wake(at: number): void;
  hide(): void;
  /** For the element around controls: while it is focused by keyboard or pointed at, they stay. */
  holding: Holding;
  /** For controls that are removed while they are held: no event fires. */
  release(): void;
}

/** Handlers of an element with controls. */
interface Holding {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
}

/**
 * Controls that disappear some time after the last activity (docs/product.md 11.3), but not while
 * somebody is about to use them.
 */
export function useShownControls(): ShownControls {
  const [isQuiet, setQuiet] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(-Infinity);

  useEffect(() => {
    if (!isHeld) timer.current = setTimeout(() => setQuiet(true), CONTROLS_SHOWN_MS);
    return () => clearTimeout(timer.current);
  }, [isHeld]);

  const wake = (at: number) => {
    if (!isQuiet && at - last.current < ACTIVITY_APART_MS) return;
    last.current = at;
    setQuiet(false);
    clearTimeout(timer.current);
    if (!isHeld) timer.current = setTimeout(() => setQuiet(true), CONTROLS_SHOWN_MS);
  };
  const release = () => setHeld(false);
  const holding: Holding = {
    onFocus: (event) => setHeld(event.target.matches(":focus-visible")),
    onBlur: release,
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") setHeld(true);
    },
    onPointerLeave: release,
  };
  return { isShown: isHeld || !isQuiet, wake, hide: () => setQuiet(true), holding, release };
}
