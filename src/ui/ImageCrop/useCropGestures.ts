import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { movedBy, zoomedTo, type Crop, type PictureSize } from "./crop.ts";

/** How far an arrow key moves the picture, in fractions of the frame's edge. */
const KEY_STEP = 0.02;
const KEY_STEP_WITH_SHIFT = 0.1;
/** Percent by which a key or a button zooms. */
export const ZOOM_STEP = 10;
/** Percent by which a pixel of the wheel zooms. */
const WHEEL_STEP = 0.2;

interface Point {
  x: number;
  y: number;
}

interface CropGestures {
  crop: Crop;
  size: PictureSize;
  onChange(crop: Crop): void;
  /** A movement has ended. */
  onRest(): void;
}

/** Input of a crop frame: one pointer drags, two pinch, keys and the wheel do the same. */
export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  { crop, size, onChange, onRest }: CropGestures,
) {
  // Several movements may arrive before the frame re-renders.
  const latest = useRef(crop);
  useLayoutEffect(() => {
    latest.current = crop;
  }, [crop]);
  const change = (next: Crop) => {
    latest.current = next;
    onChange(next);
  };
  const pointers = useRef(new Map<number, Point>());
  const zoomAround = (zoom: number, at: Point) => {
    const { left, top, width } = boxOf(frame);
    const around = { right: (at.x - left) / width, down: (at.y - top) / width };
    return zoomedTo(latest.current, { size, zoom, around });
  };

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    change(zoomAround(latest.current.zoom - event.deltaY * WHEEL_STEP, at));
  });
  useEffect(() => {
    const element = frame.current;
    // React listens passively, and the page would scroll along.
    const listen = (event: WheelEvent) => handleWheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [frame]);

  const pan = (from: Point, to: Point, start: Crop) => {
    const { width } = boxOf(frame);
    return movedBy(start, {
      size,
      right: (from.x - to.x) / width,
      down: (from.y - to.y) / width,
    });
  };

  return {
    onPointerDown(event: PointerEvent) {
      pointers.current.set(event.pointerId, pointOf(event));
      capture(event);
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = pointOf(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (other === undefined) return change(pan(before, now, latest.current));
      const stretch = distance(now, other) / Math.max(1, distance(before, other));
      const pinched = zoomAround(latest.current.zoom * stretch, middle(before, other));
      change(pan(middle(before, other), middle(now, other), pinched));
    },
    onPointerUp(event: PointerEvent) {
      if (pointers.current.delete(event.pointerId)) onRest();
    },
    onPointerCancel(event: PointerEvent) {
      if (pointers.current.delete(event.pointerId)) onRest();
    },
    onKeyDown(event: KeyboardEvent) {
      const next = afterKey(event, { crop: latest.current, size });
      if (next === null) return;
      event.preventDefault();
      change(next);
      onRest();
    },
  };
}

/** The picture follows the arrows, as it follows a finger; null for other keys. */
function afterKey(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { crop, size }: { crop: Crop; size: PictureSize },
): Crop | null {
  if (ctrlKey || metaKey) return null;
  const step = shiftKey ? KEY_STEP_WITH_SHIFT : KEY_STEP;
  const move = (right: number, down: number) => movedBy(crop, { size, right, down });
  if (key === "ArrowLeft") return move(step, 0);
  if (key === "ArrowRight") return move(-step, 0);
  if (key === "ArrowUp") return move(0, step);
  if (key === "ArrowDown") return move(0, -step);
  if (key === "+" || key === "=") return zoomedTo(crop, { size, zoom: crop.zoom + ZOOM_STEP });
  if (key === "-") return zoomedTo(crop, { size, zoom: crop.zoom - ZOOM_STEP });
  return null;
}

/** The frame keeps receiving events of a pointer that leaves it. */
function capture({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // It is up already.
  }
}

function boxOf(frame: RefObject<HTMLElement | null>): { left: number; top: number; width: number } {
  const { left = 0, top = 0, width = 0 } = frame.current?.getBoundingClientRect() ?? {};
  return { left, top, width: Math.max(1, width) };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
