import type { DocumentPreviewState } from "../../domain/generated/enums.ts";
import { matchEnum } from "../../relay/enums.ts";
import { Text } from "../../ui/Type/Type.tsx";

/** A note about a document's previews in a list; nothing once they are there. */
export function PreviewNote({
  state,
}: {
  state: DocumentPreviewState | "%future added value" | null;
}) {
  const note = matchEnum(
    state ?? "READY",
    {
      PENDING: { tone: "muted", text: "The previews are being made." },
      READY: null,
      FAILED: {
        tone: "warning",
        text: "We couldn’t make the previews. Replace the file on its edit page.",
      },
    },
    null,
  );
  if (note === null) return null;
  return (
    <Text size="small" tone={note.tone}>
      {note.text}
    </Text>
  );
}
