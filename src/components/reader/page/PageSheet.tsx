import { useLayoutEffect, useRef, type CSSProperties } from "react";
import type { Match } from "../../../domain/reading/pageText.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import type { DrawnPage } from "../engine/drawPage.ts";
import type { OpenPdf } from "../engine/openPdf.ts";
import { PageLinks } from "./PageLinks.tsx";
import styles from "./PageSheet.module.css";
import type { LinkTarget } from "./pageLinks.ts";
import { paintMatches } from "./paintMatches.ts";
import { useTextLayer } from "./useTextLayer.ts";

/** The matches of a search on one page. */
export interface PageMatches {
  number: number;
  matches: readonly Match[];
  /** The index of the match that the search is at; null when that is on another page. */
  current: number | null;
}

interface PageSheetProps {
  pdf: OpenPdf;
  drawn: DrawnPage;
  /** CSS pixels to a point of the page. */
  scale: number;
  width: number;
  height: number;
  matches: PageMatches | null;
  /** Hides it while another page, which is slow to draw, is awaited. */
  isHidden: boolean;
  onLink: (target: LinkTarget) => void;
}

/**
 * A page: its picture, and above it the text that can be selected and read aloud, and its links.
 */
export function PageSheet(props: PageSheetProps) {
  const { pdf, drawn, scale, width, height, matches, isHidden, onLink } = props;
  const text = useRef<HTMLDivElement>(null);
  const { pieces, hasText } = useTextLayer(text, { pdf, page: drawn.page });
  return (
    <div
      className={styles.sheet}
      style={
        {
          inlineSize: `${width}px`,
          blockSize: `${height}px`,
          "--total-scale-factor": scale,
        } as CSSProperties
      }
      data-hidden={isHidden || undefined}
      aria-hidden={isHidden || undefined}
    >
      <Picture canvas={drawn.canvas} />
      {pieces && matches?.number === drawn.number && <Matches {...matches} pieces={pieces} />}
      <div ref={text} className={styles.text} />
      {hasText === false && <VisuallyHidden>This page has no text.</VisuallyHidden>}
      <PageLinks pdf={pdf} page={drawn.page} onLink={onLink} />
    </div>
  );
}

/** The canvas is the engine's: it lives on while other pages are seen. */
function Picture({ canvas }: { canvas: HTMLCanvasElement }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    canvas.setAttribute("aria-hidden", "true");
    slot.current?.replaceChildren(canvas);
  }, [canvas]);
  return <div ref={slot} className={styles.picture} />;
}

function Matches({ matches, current, pieces }: PageMatches & { pieces: readonly HTMLElement[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (layer.current) paintMatches(layer.current, { matches, current, pieces });
  }, [matches, current, pieces]);
  return <div ref={layer} className={styles.matches} aria-hidden />;
}
