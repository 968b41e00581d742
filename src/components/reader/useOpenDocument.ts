import { useEffect, useState } from "react";
import { createPatientRanges, type Waiting } from "../../documents/patientRanges.ts";
import type { ReadingHost } from "../../documents/useReadingHost.ts";
import { openPdf, type OpenPdf } from "./engine/openPdf.ts";
import { type UnableToLoadReason, failureToRead } from "./engine/unableToLoad.ts";

/** Facts about a document as a whole. */
export interface DocumentFacts {
  pageCount: number;
  /** Whether its pages are turned from right to left. */
  isRightToLeft: boolean;
  /** Width of its first page by its height. */
  ratio: number;
}

/** How far opening a document has come. */
export type OpenedDocument =
  | { kind: "loading" }
  | { kind: "failed"; reason: UnableToLoadReason }
  | { kind: "ready"; documentId: string; pdf: OpenPdf; facts: DocumentFacts };

interface OpenDocument {
  opened: OpenedDocument;
  /** Why no bytes are coming; null while they come. */
  waiting: Waiting | null;
  /** How much of the document is loaded, from 0 to 1. */
  loadedShare: number;
}

/**
 * Opens a document, and closes it when it is no longer shown. Any document waits while the server
 * is busy; an open one also waits for a lost connection. It fails when it can no longer be read.
 */
export function useOpenDocument({
  documentId,
  host,
}: {
  documentId: string | null;
  host: ReadingHost;
}): OpenDocument {
  const [opened, setOpened] = useState<OpenedDocument>({ kind: "loading" });
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [loadedShare, setLoadedShare] = useState(0);

  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const change = (next: OpenedDocument) => {
      if (!signal.aborted) setOpened(next);
    };
    let isOpen = false;
    const ranges = createPatientRanges(host.ranges, {
      after: host.after,
      isPatient: () => isOpen,
      onWaiting: (value) => !signal.aborted && setWaiting(value),
    });
    const open = async () => {
      const pdf = await openPdf({
        documentId,
        ranges,
        signal,
        onProgress: ({ loadedBytes, totalBytes }) => setLoadedShare(loadedBytes / totalBytes),
      });
      const facts = await factsOf(pdf);
      isOpen = true;
      pdf.ended.addEventListener("abort", () => change(failed(pdf.ended.reason)));
      if (documentId !== null) change({ kind: "ready", documentId, pdf, facts });
    };
    open().catch((error: unknown) => change(failed(error)));
    return () => closing.abort();
  }, [documentId, host]);

  return { opened, waiting, loadedShare };
}

const failed = (error: unknown): OpenedDocument => ({
  kind: "failed",
  reason: failureToRead(error).reason,
});

async function factsOf({ document, within }: OpenPdf): Promise<DocumentFacts> {
  const first = await within(document.getPage(1));
  const { width, height } = first.getViewport({ scale: 1 });
  const preferences = (await within(document.getViewerPreferences()).catch(() => null)) as Map<
    string,
    unknown
  > | null;
  return {
    pageCount: document.numPages,
    isRightToLeft: preferences?.get("Direction") === "R2L",
    ratio: width / height,
  };
}
