import type { DocumentPreviewState } from "../../domain/generated/enums.ts";
import { matchEnum } from "../../relay/enums.ts";
import { Text } from "../../ui/Type/Type.tsx";

interface VisitorsNoteProps {
  previewState: DocumentPreviewState | "%future added value";
  /** How many pages have a preview picture. */
  previewedPages: number;
  /** Of the whole document; null until it is known. */
  pageCount: number | null;
}

/** What others see of a document, said to its creator, who reads all of it. */
export function VisitorsNote({ previewState, ...pages }: VisitorsNoteProps) {
  const note = matchEnum(
    previewState,
    {
      PENDING: {
        role: "status",
        tone: "muted",
        text: "The previews for visitors are being made. This takes a few seconds; you can carry on.",
      },
      READY: { role: undefined, tone: "muted", text: readyText(pages) },
      FAILED: {
        role: "alert",
        tone: "warning",
        text: "Visitors see no preview, because we couldn’t make one from this file. Export the PDF again, then replace the file.",
      },
    } as const,
    null,
  );
  if (note === null) return null;
  return (
    <div role={note.role}>
      <Text size="small" tone={note.tone}>
        {note.text}
      </Text>
    </div>
  );
}

function readyText({ previewedPages, pageCount }: Omit<VisitorsNoteProps, "previewState">): string {
  const whole = pageCount === null ? "" : `${pageCount} ${pageCount === 1 ? "page" : "pages"}. `;
  if (previewedPages <= 1) return `${whole}This page is the preview that visitors see.`;
  return `${whole}Visitors see the first page; the others are blurred.`;
}
