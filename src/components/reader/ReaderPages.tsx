import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { pdfNameOf } from "../../domain/documents/fileName.ts";
import type { Waiting } from "../../documents/patientRanges.ts";
import { isPageTurn, turnedPage, type PageTurn } from "../../domain/reading/pageTurn.ts";
import type { ReadingHost } from "../../documents/useReadingHost.ts";
import { ProgressBar } from "../../ui/Progress/Progress.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { ToolControls, TurningControls, type ReaderActions } from "./controls/Controls.tsx";
import type { OpenPdf } from "./engine/openPdf.ts";
import { createPages } from "./engine/pages.ts";
import { onReadingKey } from "./onReadingKey.ts";
import { OutsideLinkDialog } from "./OutsideLinkDialog.tsx";
import { Overview } from "./overview/Overview.tsx";
import type { LinkTarget } from "./page/pageLinks.ts";
import { PageStage, type StageHandle } from "./page/PageStage.tsx";
import { PrintDialog } from "./print/PrintDialog.tsx";
import styles from "./ReaderPages.module.css";
import { SearchBar } from "./search/SearchBar.tsx";
import { useSearch } from "./search/useSearch.ts";
import { useCompact } from "./useCompact.ts";
import { useDownload } from "./useDownload.ts";
import { useFullscreen } from "./useFullscreen.ts";
import type { DocumentFacts } from "./useOpenDocument.ts";
import { useShownControls } from "./useShownControls.ts";
import { useZoom } from "./useZoom.ts";
import { waitingText } from "./waitingText.ts";

interface ReaderPagesProps {
  pdf: OpenPdf;
  facts: DocumentFacts;
  documentId: string;
  host: ReadingHost;
  title: string;
  fileName?: string;
  firstPage: number;
  mayPrint: boolean;
  waiting: Waiting | null;
  loadedShare: number;
  onClose?: () => void;
}

/** A document that is open, one page at a time. */
export function ReaderPages(props: ReaderPagesProps) {
  const { pdf, facts, documentId, host, title, mayPrint, waiting, onClose } = props;
  const { pageCount, isRightToLeft, ratio } = facts;
  const root = useRef<HTMLElement>(null);
  const stage = useRef<StageHandle>(null);
  const pages = useMemo(() => createPages(pdf), [pdf]);
  useEffect(() => () => pages.clear(), [pages]);

  const [page, setPage] = useState(props.firstPage);
  const { zoom, zoomIn, zoomOut, zoomReset, zoomAround } = useZoom();
  const [panel, setPanel] = useState<"overview" | "print" | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const { isFull, toggle, leave } = useFullscreen(root);
  const { isShown, wake, hide, holding, release } = useShownControls();
  const isCompact = useCompact(root);
  const download = useDownload({
    file: () => host.file(documentId),
    fileName: props.fileName ?? pdfNameOf(title),
  });

  const goTo = (wanted: number) => {
    const next = Math.min(pageCount, Math.max(1, wanted));
    if (next === page) return;
    setPage(next);
    download.clear();
    host.keepPage(documentId, next);
  };
  const turn = (to: PageTurn) => goTo(turnedPage(to, { page, pageCount }));
  const search = useSearch({ pdf, isOpen: isSearching, page, onPage: goTo });

  const actions: ReaderActions = {
    goTo,
    zoomIn,
    zoomOut,
    zoomReset,
    search: () => {
      // The tools are removed for the search, and never hear that the pointer leaves them.
      release();
      setSearching(true);
    },
    overview: () => setPanel("overview"),
    fullscreen: toggle,
    ...(mayPrint ? { print: () => setPanel("print"), download: download.start } : {}),
    ...(onClose ? { close: onClose } : {}),
  };

  const focusStage = useEffectEvent(() => stage.current?.focus());
  useLayoutEffect(() => {
    if (isFull) focusStage();
  }, [isFull]);

  const handleLink = (target: LinkTarget) => {
    if (target.kind === "outside") return setAddress(target.address);
    if (target.kind === "turn") return turn(target.to);
    goTo(target.page);
  };
  // Where pages are turned from right to left, the next one is at the left.
  const direction = isRightToLeft ? "rtl" : "ltr";
  const common = { actions, page, pageCount, zoom: zoom.value, isFull };

  return (
    <section
      ref={root}
      className={styles.reader}
      data-full={isFull || undefined}
      data-theme={isFull ? "dark" : undefined}
      data-compact={isCompact || undefined}
      data-quiet={!isShown || undefined}
      aria-label={`Document: ${title}`}
      onKeyDown={(event) => {
        wake(event.timeStamp);
        onReadingKey(event, {
          stage: stage.current,
          isRightToLeft,
          isFull,
          leave,
          act: (meaning) => (isPageTurn(meaning) ? turn(meaning) : actions[meaning]()),
        });
      }}
      onFocus={(event) => event.target.matches(":focus-visible") && wake(event.timeStamp)}
      onPointerMove={(event) => event.pointerType === "mouse" && wake(event.timeStamp)}
    >
      {isSearching ? (
        <SearchBar
          search={search}
          pageCount={pageCount}
          loadedShare={props.loadedShare}
          onClose={() => {
            setSearching(false);
            stage.current?.focus();
          }}
        />
      ) : (
        <div className={styles.top}>
          <div className={styles.bar} role="group" aria-label="Tools" {...holding}>
            <ToolControls {...common} isCompact={isCompact} />
          </div>
        </div>
      )}
      <PageStage
        ref={stage}
        {...{ pdf, pages, pageCount, ratio, zoom, isFull }}
        isBetweenControls={isCompact && !isFull}
        number={page}
        matches={isSearching ? search.on(page) : null}
        onZoom={zoomAround}
        onSwipe={(side) => turn((side === "left") === isRightToLeft ? "previous" : "next")}
        onTap={(at) => (isShown ? hide() : wake(at))}
        onLink={handleLink}
      />
      {(waiting || download.note) && (
        <p className={styles.note} role="status">
          {waiting ? waitingText(waiting) : download.note}
        </p>
      )}
      <div className={styles.bottom}>
        <div className={styles.bar} role="group" aria-label="Pages" dir={direction} {...holding}>
          <TurningControls {...common} />
        </div>
      </div>
      <div className={styles.progress} dir={direction}>
        <ProgressBar label="Pages read" value={page / pageCount} />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{`Page ${page} of ${pageCount}`}</span>
      </VisuallyHidden>
      <Overview
        isOpen={panel === "overview"}
        {...{ pdf, pageCount, ratio }}
        current={page}
        onChoose={(chosen) => {
          setPanel(null);
          goTo(chosen);
        }}
        onClose={() => setPanel(null)}
      />
      {panel === "print" && (
        <PrintDialog {...{ pdf, pageCount, ratio, waiting }} onClose={() => setPanel(null)} />
      )}
      <OutsideLinkDialog address={address} onClose={() => setAddress(null)} />
    </section>
  );
}
