import { useImperativeHandle, useLayoutEffect, useRef, type CSSProperties, type Ref } from "react";
import type { Scrollable } from "../../../domain/reading/pageKeys.ts";
import { fitFor, fittingScale, type Fit } from "../../../domain/reading/zoom.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import type { OpenPdf } from "../engine/openPdf.ts";
import type { Pages } from "../engine/pages.ts";
import { PageSheet, type PageMatches } from "./PageSheet.tsx";
import styles from "./PageStage.module.css";
import type { LinkTarget } from "./pageLinks.ts";
import { useDrawnPage } from "./useDrawnPage.ts";
import { useExtent } from "./useExtent.ts";
import { usePhone } from "./usePhone.ts";
import { scrollableOf, useScrollAround, type Zoom } from "./useScrollAround.ts";
import { type Point, useStageGestures } from "./useStageGestures.ts";

/** What the viewer can ask of its stage. */
export interface StageHandle {
  scrollable(): Scrollable;
  focus(): void;
}

interface PageStageProps {
  ref: Ref<StageHandle>;
  pdf: OpenPdf;
  pages: Pages;
  number: number;
  pageCount: number;
  /** Width of the first page by its height: also the stage's, unless it fills the screen. */
  ratio: number;
  zoom: Zoom;
  /** Whether it fills the screen, whatever shape its pages have. */
  isFull: boolean;
  /** Whether controls are above and below it: then the corners are theirs. */
  isBetweenControls: boolean;
  matches: PageMatches | null;
  onZoom: (change: (zoom: number) => number, around: Point) => void;
  onSwipe: (side: "left" | "right") => void;
  /** With the event's time stamp. */
  onTap: (at: number) => void;
  onLink: (target: LinkTarget) => void;
}

/** The frame in which a page is shown: fitted, or zoomed and scrollable. */
export function PageStage(props: PageStageProps) {
  const { ref, pdf, pages, number, pageCount, ratio, zoom, matches } = props;
  const { onZoom, onSwipe, onTap, onLink } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useExtent(stage);
  const isPhone = usePhone();
  const fit: Fit = fitFor({ page: { width: ratio, height: 1 }, isPhone });
  const { drawn, isSlow, hasFailed, tryAgain } = useDrawnPage({
    pages,
    number,
    frame,
    fit,
    zoom: zoom.value,
  });
  const page = drawn?.page.getViewport({ scale: 1 });
  const scale = page && frame ? fittingScale({ page, frame, fit }) * zoom.value : 1;
  const width = page ? page.width * scale : 0;
  const height = page ? page.height * scale : 0;
  const isWide = frame !== null && width > frame.width + 1;

  useStageGestures(stage, {
    zoom: zoom.value,
    onZoom,
    onSwipe: (side) => {
      if (!isWide) onSwipe(side);
    },
  });
  useScrollAround(stage, { zoom, width, height });
  const shownNumber = drawn?.number;
  useLayoutEffect(() => {
    // A new page starts at its top.
    if (shownNumber !== undefined) stage.current?.scrollTo({ top: 0, left: 0 });
  }, [shownNumber]);
  useImperativeHandle(ref, () => ({
    scrollable: () => scrollableOf(stage.current),
    focus: () => stage.current?.focus({ preventScroll: true }),
  }));

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ "--page-ratio": Math.min(2, Math.max(0.7, ratio)) } as CSSProperties}
      data-fit={fit}
      data-full={props.isFull || undefined}
      data-between={props.isBetweenControls || undefined}
      data-wide={isWide || undefined}
      role="group"
      aria-label={`Page ${number} of ${pageCount}`}
      // It scrolls when zoomed, and handles the keys that turn pages.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onClick={(event) => {
        const isTouch = (event.nativeEvent as PointerEvent).pointerType === "touch";
        if (isTouch && !(event.target as Element).closest("button")) onTap(event.timeStamp);
      }}
    >
      {drawn && (
        <PageSheet
          key={drawn.number}
          {...{ pdf, drawn, scale, width, height, matches }}
          isHidden={drawn.number !== number && (isSlow || hasFailed)}
          onLink={onLink}
        />
      )}
      {isSlow && !hasFailed && (
        <p className={styles.note} role="status">{`Loading page ${number}…`}</p>
      )}
      {hasFailed && (
        <div className={styles.note} role="alert">
          <Text>{`Page ${number} can’t be shown.`}</Text>
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      )}
    </div>
  );
}
