import { useState } from "react";
import { useReadingHost } from "../../documents/useReadingHost.ts";
import { ReaderFailed } from "./ReaderFailed.tsx";
import { ReaderLoading } from "./ReaderLoading.tsx";
import { ReaderPages } from "./ReaderPages.tsx";
import type { ReaderProps } from "./readerProps.ts";
import { useOpenDocument } from "./useOpenDocument.ts";

/** Opens the document, and reopens it on retry. */
export function OpenReader(props: ReaderProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ onTryAgain, ...props }: ReaderProps & { onTryAgain: () => void }) {
  const { title, initialPage } = props;
  const host = useReadingHost();
  const { opened, waiting, loadedShare } = useOpenDocument({ documentId: props.documentId, host });
  switch (opened.kind) {
    case "loading":
      return <ReaderLoading title={title} waiting={waiting} />;
    case "failed":
      return <ReaderFailed title={title} reason={opened.reason} onTryAgain={onTryAgain} />;
    case "ready": {
      const { pdf, facts, documentId } = opened;
      const wanted = initialPage ?? host.lastPage(documentId);
      const firstPage = Math.min(facts.pageCount, Math.max(1, wanted));
      return (
        <ReaderPages
          {...{ ...props, documentId, pdf, facts, host, waiting, loadedShare, firstPage }}
        />
      );
    }
  }
}
