import { useMemo } from "react";
import { createKeptRanges } from "./keptRanges.ts";
import type { DocumentRanges } from "./ranges.ts";
import { rememberedPage, withPage } from "../domain/reading/pageMemory.ts";
import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import { download } from "./download.ts";
import type { SessionHost } from "../session/host.ts";
import { createFetchedRanges } from "./fetchedRanges.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../session/SessionProvider.tsx";

/** What the document viewer needs from the session. */
export interface ReadingHost {
  ranges: DocumentRanges;
  after: SessionHost["after"];
  /** The whole file as it was uploaded. Rejects with `CallError`. */
  file(documentId: string): Promise<Blob>;
  /** Where the signed-in person was last in a document, on this device; 1 otherwise. */
  lastPage(documentId: string): number;
  /** Remembers where the signed-in person is. */
  keepPage(documentId: string, page: number): void;
}

/** The same object for as long as the session is the same. */
export function useReadingHost(): ReadingHost {
  const session = useSession();
  return useMemo(() => readingHostOf(session), [session]);
}

/** For as long as the session: a reopened viewer finds what was read. */
const keptRanges = new WeakMap<Session, DocumentRanges>();

function rangesOf(session: Session): DocumentRanges {
  const ranges =
    keptRanges.get(session) ?? createKeptRanges(createFetchedRanges(session), session.host);
  keptRanges.set(session, ranges);
  return ranges;
}

/** What a session gives the viewer. */
export function readingHostOf(session: Session): ReadingHost {
  const { storage, after } = session.host;
  const account = () => session.me()?.userProfileId ?? null;
  const kept = () => storage.getItem(STORAGE_KEYS.pages);
  return {
    ranges: rangesOf(session),
    after,
    file: (documentId) => download(session, `/documents/${encodeURIComponent(documentId)}`),
    lastPage(documentId) {
      const who = account();
      return who === null ? 1 : rememberedPage(kept(), { account: who, documentId });
    },
    keepPage(documentId, page) {
      const who = account();
      if (who === null) return;
      storage.setItem(STORAGE_KEYS.pages, withPage(kept(), { account: who, documentId, page }));
    },
  };
}
