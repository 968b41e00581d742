import { graphql, useFragment } from "react-relay/hooks";
import type { ItemPreview_item$key } from "../../../__generated__/ItemPreview_item.graphql.ts";
import type { DocumentPreviewState } from "../../../domain/generated/enums.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Cover } from "../../../ui/Cover/Cover.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./Item.module.css";

/** The first page, and the blurred ones that say there is more. */
export function ItemPreview({ item }: { item: ItemPreview_item$key }) {
  const { title, category, status, canView, thumbnails, document } = useFragment(
    graphql`
      fragment ItemPreview_item on ReadableItem {
        title
        category
        status
        canView
        thumbnails {
          systemFullPath
        }
        document {
          pageCount
          previewState
        }
      }
    `,
    item,
  );
  const [first, ...others] = thumbnails;
  return (
    <Stack>
      <div className={styles.pages}>
        <div className={styles.first}>
          <Cover title={title} src={first?.systemFullPath} isEager />
        </div>
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map(({ systemFullPath }) => (
              <img key={systemFullPath} src={systemFullPath} alt="" loading="lazy" />
            ))}
          </div>
        )}
      </div>
      <div role="status">
        <Text size="small" tone="muted">
          {document && stateOf(document)}
          {!document && (canView || status === "PUBLISHED") && withoutFile(category)}
        </Text>
      </div>
    </Stack>
  );
}

interface Drawn {
  readonly previewState: DocumentPreviewState | "%future added value";
  readonly pageCount?: number | null | undefined;
}

function stateOf({ previewState, pageCount }: Drawn): string | null {
  return matchEnum(
    previewState,
    {
      PENDING: "The preview is being made. It will appear here.",
      READY:
        pageCount == null ? null : `${pageCount === 1 ? "One page" : `${pageCount} pages`}, PDF`,
      FAILED: "This document has no preview.",
    },
    null,
  );
}

const withoutFile = (category: string) =>
  category === "TALK" ? "There are no slides yet." : "There is no file yet.";
