import { useEffect, useState, type RefObject } from "react";

interface Fullscreen {
  isFull: boolean;
  toggle(): void;
  leave(): void;
}

/**
 * Shows an element on the whole screen. Where the browser cannot, as on an iPhone, or may not, the
 * element fills the window instead: its style sheet does that for `isFull`.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => {
      if (document.fullscreenElement === null) setFull(false);
    };
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);

  // The page behind must not scroll.
  useEffect(() => {
    if (!isFull) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    return () => {
      style.overflow = before;
    };
  }, [isFull]);

  const leave = () => {
    setFull(false);
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => {});
  };
  const enter = () => {
    setFull(true);
    // Older Safari lacks it on phones.
    element.current?.requestFullscreen?.().catch(() => {});
  };
  return { isFull, toggle: isFull ? leave : enter, leave };
}
