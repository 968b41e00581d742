import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type RefObject,
} from "react";

/** A list whose entries people put in order, see `useReorder`. */
export interface Reorder {
  /** The entry that is being dragged; null while none is. */
  dragged: number | null;
  /** For the button by which an entry is moved: dragged, or by the arrow keys. */
  grip(
    index: number,
  ): Pick<ComponentProps<"button">, "onPointerDown" | "onKeyDown"> & { "data-grip": true };
}

/**
 * Puts the entries of a list in order, by pointer, touch and keys; the focus stays with the entry.
 */
export function useReorder({
  list,
  count,
  onMove,
}: {
  /** The element whose children are the entries. */
  list: RefObject<HTMLElement | null>;
  count: number;
  onMove: (from: number, to: number) => void;
}): Reorder {
  const [dragged, setDragged] = useState<number | null>(null);
  const [toFocus, setToFocus] = useState<{ index: number } | null>(null);

  useLayoutEffect(() => {
    if (toFocus === null) return;
    const entry = list.current?.children[toFocus.index];
    entry?.querySelector<HTMLElement>("[data-grip]")?.focus();
  }, [list, toFocus]);

  const follow = useEffectEvent((event: PointerEvent) => {
    const over = entryAt(list.current, event.clientY);
    if (dragged === null || over === null || over === dragged) return;
    onMove(dragged, over);
    setDragged(over);
  });
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    // On the document: an entry that changes its place loses what it has captured.
    const stop = new AbortController();
    const { signal } = stop;
    const end = () => setDragged(null);
    document.addEventListener("pointermove", (event) => follow(event), { signal });
    document.addEventListener("pointerup", end, { signal });
    document.addEventListener("pointercancel", end, { signal });
    return () => stop.abort();
  }, [isDragging]);

  const moveByKey = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= count) return;
    setToFocus({ index: to });
    onMove(index, to);
  };
  return {
    dragged,
    grip: (index) => ({
      "data-grip": true,
      onPointerDown: () => setDragged(index),
      onKeyDown: (event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        moveByKey(index, by);
      },
    }),
  };
}

/** The entry at this height; null when there is none. */
function entryAt(list: HTMLElement | null, y: number): number | null {
  const entries = [...(list?.children ?? [])];
  const index = entries.findIndex((entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return index < 0 ? null : index;
}
