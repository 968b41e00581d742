import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { swipeOf, type TouchPoint } from "../../../domain/reading/swipe.ts";
import { zoomedByWheel } from "../../../domain/reading/zoom.ts";

export interface Point {
  x: number;
  y: number;
}

interface StageGestures {
  zoom: number;
  /** Takes the current zoom: several turns of a wheel come before the page is redrawn. */
  onZoom(change: (zoom: number) => number, around: Point): void;
  onSwipe(side: "left" | "right"): void;
}

/** What began when fingers touched the stage. */
type Gesture =
  | { kind: "swipe"; from: TouchPoint }
  | { kind: "pinch"; distance: number; zoom: number }
  | null;

/** What Safari sends for a pinch on a trackpad, and along with touch events on a touch screen. */
interface SafariGesture extends UIEvent {
  /** Distance between the fingers, 1 at the start. */
  scale: number;
  clientX: number;
  clientY: number;
}

/**
 * One finger swipes, two pinch, and Control with the wheel zooms: browsers other than Safari send a
 * trackpad's pinch as such a wheel. Touch events and not pointer events, which end as soon as the
 * browser scrolls.
 */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  { zoom, onZoom, onSwipe }: StageGestures,
): void {
  const gesture = useRef<Gesture>(null);
  const zoomBefore = useRef(zoom);

  const begin = useEffectEvent(({ touches, timeStamp }: TouchEvent) => {
    const [first, second] = touches;
    if (first && second) {
      gesture.current = { kind: "pinch", distance: distance(first, second), zoom };
    } else if (first) {
      gesture.current = { kind: "swipe", from: touchPoint(first, timeStamp) };
    }
  });
  const move = useEffectEvent((event: TouchEvent) => {
    const [first, second] = event.touches;
    const { current } = gesture;
    if (current?.kind !== "pinch" || !first || !second) return;
    event.preventDefault();
    const stretch = distance(first, second) / Math.max(1, current.distance);
    onZoom(() => current.zoom * stretch, middle(first, second));
  });
  const end = useEffectEvent(({ touches, changedTouches, timeStamp }: TouchEvent) => {
    if (touches.length > 0) return;
    const { current } = gesture;
    gesture.current = null;
    const last = changedTouches[0];
    if (current?.kind !== "swipe" || !last) return;
    const side = swipeOf(current.from, touchPoint(last, timeStamp));
    if (side !== null) onSwipe(side);
  });
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { deltaY, clientX: x, clientY: y } = event;
    onZoom((before) => zoomedByWheel(before, deltaY), { x, y });
  });

  const pinchOnTrackpad = useEffectEvent((event: SafariGesture) => {
    event.preventDefault();
    if (gesture.current !== null) return;
    if (event.type === "gesturestart") zoomBefore.current = zoom;
    const wanted = zoomBefore.current * event.scale;
    onZoom(() => wanted, { x: event.clientX, y: event.clientY });
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const ending = new AbortController();
    const { signal } = ending;
    const drop = () => {
      gesture.current = null;
    };
    // React listens passively, and the page would zoom along.
    element.addEventListener("touchstart", (event) => begin(event), { signal, passive: true });
    element.addEventListener("touchmove", (event) => move(event), { signal, passive: false });
    element.addEventListener("touchend", (event) => end(event), { signal });
    element.addEventListener("touchcancel", drop, { signal });
    element.addEventListener("wheel", (event) => turnWheel(event), { signal, passive: false });
    for (const type of ["gesturestart", "gesturechange"]) {
      const pinch = (event: Event) => pinchOnTrackpad(event as SafariGesture);
      element.addEventListener(type, pinch, { signal, passive: false });
    }
    return () => ending.abort();
  }, [stage]);
}

const touchPoint = ({ clientX, clientY }: Touch, at: number): TouchPoint => ({
  x: clientX,
  y: clientY,
  at,
});
const distance = (a: Touch, b: Touch) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const middle = (a: Touch, b: Touch): Point => ({
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
});
