import { useEffect, useRef, type CSSProperties } from "react";
import { drawPage, emptyCanvas } from "../engine/drawPage.ts";
import type { OpenPdf } from "../engine/openPdf.ts";
import styles from "./Overview.module.css";

interface SmallPageProps {
  pdf: OpenPdf;
  number: number;
  ratio: number;
}

/** A page's thumbnail: drawn when it scrolls into view, dropped when it leaves it. */
export function SmallPage({ pdf, number, ratio }: SmallPageProps) {
  const slot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (!element) return;
    let leave = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        leave();
        leave = entry?.isIntersecting ? drawInto(element, { pdf, number }) : () => {};
      },
      { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [pdf, number]);
  return (
    <span
      ref={slot}
      className={styles.small}
      style={{ "--page-ratio": Math.min(2, Math.max(0.7, ratio)) } as CSSProperties}
    />
  );
}

/** The result stops the drawing, and frees its memory. */
function drawInto(
  element: HTMLElement,
  { pdf, number }: Omit<SmallPageProps, "ratio">,
): () => void {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const drawing = new AbortController();
  const { clientWidth: width, clientHeight: height } = element;
  const look = { box: { width, height }, zoom: 1, pixelRatio: window.devicePixelRatio };
  drawPage(pdf, { number, canvas, look, signal: drawing.signal }).then(
    () => element.replaceChildren(canvas),
    // Its number is shown all the same.
    () => undefined,
  );
  return () => {
    drawing.abort();
    canvas.remove();
    emptyCanvas(canvas);
  };
}
