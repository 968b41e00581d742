import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { dropPlace } from "./dropPlace.ts";
import styles from "./Sortable.module.css";

interface HandleProps {
  list: RefObject<HTMLOListElement | null>;
  /** The item's place in the list, whatever place it is shown at. */
  index: number;
  onDrag: (to: number) => void;
  /** Null where it was not dropped. */
  onEnd: (to: number | null) => void;
}

/** Part of the window at its top and foot in which a drag scrolls it. */
const SCROLL_ZONE = 0.12;
/** Pixels a frame. */
const SCROLL_STEP = 12;

/** Drags an item through its list. For pointers alone: the buttons beside it do the same. */
export function Handle({ list, index, onDrag, onEnd }: HandleProps) {
  const [isDragging, setIsDragging] = useState(false);
  const drag = useEffectEvent((y: number) => {
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const to = dropPlace({ boxes, dragged: index, y });
    onDrag(to);
    return to;
  });
  const end = useEffectEvent((to: number | null) => {
    setIsDragging(false);
    onEnd(to);
  });

  useEffect(() => {
    if (!isDragging) return;
    let to: number | null = null;
    let y: number | null = null;
    let frame = requestAnimationFrame(scroll);
    function scroll() {
      frame = requestAnimationFrame(scroll);
      const zone = window.innerHeight * SCROLL_ZONE;
      if (y === null || (y > zone && y < window.innerHeight - zone)) return;
      window.scrollBy(0, y <= zone ? -SCROLL_STEP : SCROLL_STEP);
      to = drag(y);
    }
    const ending = new AbortController();
    const { signal } = ending;
    const on = <Name extends "pointermove" | "pointerup" | "pointercancel" | "keydown">(
      name: Name,
      hear: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, hear, { signal });
    on("pointermove", (event) => {
      y = event.clientY;
      to = drag(y);
    });
    on("pointerup", () => end(to));
    on("pointercancel", () => end(null));
    on("keydown", ({ key }) => {
      if (key === "Escape") end(null);
    });
    return () => {
      ending.abort();
      cancelAnimationFrame(frame);
    };
  }, [isDragging]);

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Neither a selection of words nor a scroll of the page begins with it.
    event.preventDefault();
    setIsDragging(true);
    onDrag(index);
  };
  return (
    <span className={styles.handle} aria-hidden onPointerDown={begin}>
      <Icon name="grip" />
    </span>
  );
}
