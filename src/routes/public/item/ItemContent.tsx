import { lazy, Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ItemContent_item$key } from "../../../__generated__/ItemContent_item.graphql.ts";
import { ItemPreview } from "./ItemPreview.tsx";
import styles from "./Item.module.css";
import { lazily } from "../../../navigation/lazily.ts";

// For who may read: a visitor's page is there without it.
const Reader = lazy(
  lazily(() =>
    import("../../../components/reader/Reader.tsx").then((m) => ({ default: m.Reader })),
  ),
);

/** The document for those who may read it, and its preview for everybody else. */
export function ItemContent({ item }: { item: ItemContent_item$key }) {
  const data = useFragment(
    graphql`
      fragment ItemContent_item on ReadableItem {
        title
        canView
        awaitsConsent
        document {
          id
        }
        ...ItemPreview_item
      }
    `,
    item,
  );
  const { title, canView, awaitsConsent, document } = data;
  const content = useFocusOnceOpened(awaitsConsent);
  const preview = <ItemPreview item={data} />;
  return (
    <div ref={content} className={styles.content} tabIndex={-1}>
      {canView && !awaitsConsent && document ? (
        <Suspense fallback={preview}>
          <Reader key={document.id} documentId={document.id} title={title || "Untitled"} mayPrint />
        </Suspense>
      ) : (
        preview
      )}
    </div>
  );
}

/** The button that opened it is gone: the focus moves into what has opened. */
function useFocusOnceOpened(isClosed: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current && !isClosed) content.current?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);
  return content;
}
