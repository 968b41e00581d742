import { useEffect, useEffectEvent, useRef, useState } from "react";
import { onResize } from "../onResize.ts";
import { type RowRange, isSameRange, rowsInSight } from "./window.ts";

/** Scrolling has ended when nothing has moved for this long, in milliseconds. */
const REST_MS = 100;

/** Tracks the visible rows of a scrolling box; all rows have the same height. */
export function useRowsInSight(options: { rowCount: number; onRest: (seen: RowRange) => void }) {
  const { rowCount, onRest } = options;
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [drawn, setDrawn] = useState(
    () => rowsInSight({ scrollTop: 0, boxHeight: 0, rowHeight: 0, rowCount }).drawn,
  );

  const follow = (): RowRange => {
    if (!box.current || !body.current || rowCount === 0) return { first: 0, end: 0 };
    const next = rowsInSight({
      scrollTop: box.current.scrollTop,
      boxHeight: box.current.clientHeight,
      rowHeight: body.current.clientHeight / rowCount,
      rowCount,
    });
    setDrawn((last) => (isSameRange(last, next.drawn) ? last : next.drawn));
    return next.seen;
  };
  const handleResize = useEffectEvent(() => onRest(follow()));

  useEffect(() => {
    // Also initially, and when the number of rows changes.
    const boxes = [box.current, body.current].filter((element) => element !== null);
    const stop = onResize(boxes, () => handleResize());
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, []);

  const handleScroll = () => {
    follow();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onRest(follow()), REST_MS);
  };
  return { box, body, handleScroll, drawn };
}
