import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type CSSProperties,
  type RefObject,
} from "react";
import { dropPlace } from "./dropPlace.ts";
import { withMoved } from "./withMoved.ts";

/** A list that people can reorder, see `useReorder`. */
export interface Reorder {
  /** What was moved last, and where to, for screen readers. */
  said: string;
  /** Moves an entry by a number of places; does nothing past the ends of the list. */
  moveBy(index: number, by: number): void;
  /** For the element of an entry. The list it is in has to be a grid or a flex box. */
  entry(index: number): { style: CSSProperties | undefined; "data-dragged": true | undefined };
  /**
   * For what drags an entry; its styles have to prevent scrolling and the selection of text. If it
   * can have the focus, arrow keys do the same.
   */
  grip(index: number): Pick<ComponentProps<"button">, "onPointerDown" | "onKeyDown">;
}

/** Fraction of the window at its top and bottom in which a drag scrolls it. */
const SCROLL_ZONE = 0.12;
/** Pixels per frame. */
const SCROLL_STEP = 12;

/** Reorders a list's entries by pointer, touch, keys and buttons. */
export function useReorder({
  list,
  names,
  onMove,
}: {
  /** The element whose children are the entries. */
  list: RefObject<HTMLElement | null>;
  /** The entries' names for screen readers, in their order. */
  names: readonly string[];
  /** Move the entry at `from` to `to`; not called before a dragged one is dropped. */
  onMove: (move: { from: number; to: number }) => void;
}): Reorder {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const [said, setSaid] = useState("");
  const shown = drag && withMoved([...names.keys()], drag);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= names.length) return;
    setSaid(`${names[from]} is now ${to + 1} of ${names.length}`);
    onMove({ from, to });
  };
  const moveBy = (index: number, by: number) => move(index, index + by);

  const dragged = drag?.from ?? null;
  const end = useEffectEvent((to: number | null) => {
    setDrag(null);
    if (dragged !== null && to !== null) move(dragged, to);
  });
  useEffect(() => {
    if (dragged === null) return;
    let to = dragged;
    let y: number | null = null;
    const follow = (pointer: number) => {
      const entries = [...(list.current?.children ?? [])];
      const boxes = entries.map((entry) => entry.getBoundingClientRect());
      y = pointer;
      to = dropPlace({ boxes, dragged, y });
      setDrag({ from: dragged, to });
    };
    let frame = requestAnimationFrame(scroll);
    function scroll() {
      frame = requestAnimationFrame(scroll);
      const zone = window.innerHeight * SCROLL_ZONE;
      if (y === null || (y > zone && y < window.innerHeight - zone)) return;
      window.scrollBy(0, y <= zone ? -SCROLL_STEP : SCROLL_STEP);
      follow(y);
    }
    const ending = new AbortController();
    const on = <Name extends "pointermove" | "pointerup" | "pointercancel" | "keydown">(
      name: Name,
      hear: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, hear, { signal: ending.signal });
    on("pointermove", ({ clientY }) => follow(clientY));
    on("pointerup", () => end(to));
    on("pointercancel", () => end(null));
    on("keydown", ({ key }) => {
      if (key === "Escape") end(null);
    });
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
    };
  }, [dragged, list]);

  return {
    said,
    moveBy,
    entry: (index) => ({
      // The elements stay in place until the drop: moving one ends its drag.
      style: shown ? { order: shown.indexOf(index) } : undefined,
      "data-dragged": drag?.from === index || undefined,
    }),
    grip: (index) => ({
      onPointerDown(event) {
        if (event.button === 0) setDrag({ from: index, to: index });
      },
      onKeyDown(event) {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        moveBy(index, by);
      },
    }),
  };
}
