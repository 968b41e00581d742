import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { Waiting } from "../../../documents/patientRanges.ts";
import { PRINT_PAGES_MAX } from "../../../domain/shared/limits.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../../ui/Progress/Progress.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import type { OpenPdf } from "../engine/openPdf.ts";
import { waitingText } from "../waitingText.ts";
import { picturesOf } from "./picturesOf.ts";
import styles from "./PrintDialog.module.css";

interface PrintDialogProps {
  pdf: OpenPdf;
  pageCount: number;
  /** Width of the first page by its height: determines the paper's orientation. */
  ratio: number;
  /** What the pages wait for; null while they arrive. */
  waiting: Waiting | null;
  onClose: () => void;
}

type Printing =
  | { kind: "drawing"; pages: number }
  | { kind: "ready"; addresses: readonly string[] }
  /** This page has no picture. */
  | { kind: "failed"; page: number };

/**
 * Prints the pages as pictures, which are on the page for printing alone: the site's content policy
 * does not allow a frame with the file itself.
 */
export function PrintDialog(props: PrintDialogProps) {
  const { pageCount, onClose } = props;
  const [attempt, setAttempt] = useState(1);
  if (pageCount <= PRINT_PAGES_MAX) {
    return <Attempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />;
  }
  return (
    <Dialog isOpen onClose={onClose} title="Print" cancelLabel="Close">
      <Text>
        {`This document has ${pageCount} pages, and at most ${PRINT_PAGES_MAX} can be printed from here. Download it and print the file.`}
      </Text>
    </Dialog>
  );
}

function Attempt({
  pdf,
  pageCount,
  ratio,
  waiting,
  onClose,
  onTryAgain,
}: PrintDialogProps & { onTryAgain: () => void }) {
  const [printing, setPrinting] = useState<Printing>({ kind: "drawing", pages: 0 });

  useEffect(() => {
    const drawing = new AbortController();
    const { signal } = drawing;
    const addresses: string[] = [];
    const draw = async () => {
      const pictures = picturesOf(pdf, signal);
      for await (const picture of pictures) {
        addresses.push(URL.createObjectURL(picture));
        if (!signal.aborted) setPrinting({ kind: "drawing", pages: addresses.length });
      }
      if (!signal.aborted) setPrinting({ kind: "ready", addresses });
    };
    draw().catch(() => {
      if (!signal.aborted) setPrinting({ kind: "failed", page: addresses.length + 1 });
    });
    return () => {
      drawing.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [pdf]);

  switch (printing.kind) {
    case "drawing":
      return (
        <Dialog isOpen onClose={onClose} title="Print">
          <Stack gap="small">
            <div role="status">
              <Text>{waiting ? waitingText(waiting) : "Preparing the pages…"}</Text>
            </div>
            <ProgressBar label="Preparing the pages" value={printing.pages / pageCount} />
          </Stack>
        </Dialog>
      );
    case "ready":
      return (
        <PrintedPages
          addresses={printing.addresses}
          isWide={ratio > 1}
          onPrinted={onClose}
          onFailed={(page) => setPrinting({ kind: "failed", page })}
        />
      );
    case "failed":
      return (
        <Dialog
          isOpen
          onClose={onClose}
          title="Print"
          actions={
            <Button variant="primary" onClick={onTryAgain}>
              Try again
            </Button>
          }
        >
          <div role="alert">
            <Text>
              {`Page ${printing.page} couldn’t be prepared for printing. Try again, or download the document and print the file.`}
            </Text>
          </div>
        </Dialog>
      );
  }
}

interface PrintedPagesProps {
  addresses: readonly string[];
  isWide: boolean;
  onPrinted: () => void;
  /** A page's picture cannot be shown. */
  onFailed: (page: number) => void;
}

/** On paper alone. Asks the browser to print as soon as all pictures are there. */
function PrintedPages({ addresses, isWide, onPrinted, onFailed }: PrintedPagesProps) {
  const [loaded, setLoaded] = useState(0);
  const printed = useEffectEvent(onPrinted);
  const isReady = loaded === addresses.length;
  useEffect(() => {
    if (!isReady) return;
    const end = () => printed();
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [isReady]);
  return createPortal(
    <div className={styles.paper} data-wide={isWide || undefined} aria-hidden>
      {addresses.map((address, index) => (
        <img
          key={address}
          src={address}
          alt=""
          onLoad={() => setLoaded((count) => count + 1)}
          onError={() => onFailed(index + 1)}
        />
      ))}
    </div>,
    document.body,
  );
}
