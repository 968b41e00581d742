import { graphql, useFragment } from "react-relay/hooks";
import type { ItemDocument_item$key } from "../../__generated__/ItemDocument_item.graphql.ts";
import type { ItemDocumentReplaceMutation } from "../../__generated__/ItemDocumentReplaceMutation.graphql.ts";
import { fileSize } from "../../domain/documents/fileSize.ts";
import { useSoftPolling } from "../../navigation/useSoftPolling.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Cluster, Stack } from "../../ui/Layout/Layout.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { Reader } from "../reader/Reader.tsx";
import { NoDocument } from "./NoDocument.tsx";
import { PdfDropZone } from "./PdfDropZone.tsx";
import { VisitorsNote } from "./VisitorsNote.tsx";

interface ItemDocumentProps {
  item: ItemDocument_item$key;
  /** The item, as in "this drop". */
  thing: "drop" | "talk";
}

/**
 * An own item's document to be read, whether or not others have a preview of it, and a way to
 * replace it.
 */
export function ItemDocument({ item, thing }: ItemDocumentProps) {
  const { id, title, thumbnails, document } = useFragment(
    graphql`
      fragment ItemDocument_item on ReadableItem {
        id
        title
        thumbnails {
          __typename
        }
        document {
          id
          name
          sizeInBytes
          pageCount
          previewState
          isReplacement
        }
      }
    `,
    item,
  );
  const showToast = useToast();
  const shownTitle = title || document?.name || `untitled ${thing}`;
  useSoftPolling(document?.previewState === "PENDING");
  return (
    <Stack gap="large">
      <Stack gap="small">
        {document ? (
          <>
            <Reader documentId={document.id} title={shownTitle} fileName={document.name} mayPrint />
            <VisitorsNote
              previewState={document.previewState}
              previewedPages={thumbnails.length}
              pageCount={document.pageCount ?? null}
            />
          </>
        ) : (
          <NoDocument />
        )}
        {document && (
          <Cluster>
            <Text size="small" dir="auto">
              {document.name}
            </Text>
            <Text size="small" tone="muted">
              {fileSize(document.sizeInBytes)}
            </Text>
            {document.isReplacement && <Badge>Replaced</Badge>}
          </Cluster>
        )}
      </Stack>
      <Stack gap="small">
        <Heading level={2} size="small">
          {document ? "Replace the file" : "Add a file"}
        </Heading>
        {document && (
          <Text size="small" tone="muted">
            Everyone who has this {thing} gets the new file at no extra cost. The old file is
            removed.
          </Text>
        )}
        <PdfDropZone<ItemDocumentReplaceMutation>
          label={document ? "Choose another PDF" : "Choose a PDF"}
          successText={document ? "File replaced" : "File added"}
          mutation={graphql`
            mutation ItemDocumentReplaceMutation($command: ReplaceDocumentCommand!) {
              replaceDocument(command: $command) {
                id
                ...ItemDocument_item @alias(as: "item")
              }
            }
          `}
          toVariables={(file, uploadId) => ({ command: { catalogItemId: id, file, uploadId } })}
          onDone={() =>
            showToast({ text: "Everyone who has it now gets the new file", tone: "success" })
          }
        />
      </Stack>
    </Stack>
  );
}
