import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ArchivedItem_item$key } from "../../../__generated__/ArchivedItem_item.graphql.ts";
import { useUpdateCatalogItemStatus } from "../../../components/catalogue/useUpdateCatalogItemStatus.ts";
import { ITEM_TRANSITIONS } from "../../../domain/catalogue/lifecycle.ts";
import { fileSize } from "../../../domain/documents/fileSize.ts";
import { formatDateTime } from "../../../domain/time/formatDateTime.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { failureText } from "../../../calls/failure.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ArchivedItems.module.css";
import { DeleteForGood } from "./DeleteForGood.tsx";
import { adjacentRowButton } from "./adjacentRowButton.ts";

const IN_USE = "Someone has this or is paying for it, so it stays archived.";

const kinds = {
  ONE_ON_ONE: {
    name: "Call",
    list: "your calls",
    inUse: "Someone has booked or held a time, so it stays archived.",
  },
  PUBLICATION: { name: "Drop", list: "your drops", inUse: IN_USE },
  TALK: { name: "Talk", list: "your talks under About", inUse: IN_USE },
} as const;

interface ArchivedItemProps {
  item: ArchivedItem_item$key;
  timeZone: string;
  /** Gets the focus when the last one has left. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** An archived item: what it is, when it was added, its size, and what can be done with it. */
export function ArchivedItem({ item, timeZone, focusAfter }: ArchivedItemProps) {
  const data = useFragment(
    graphql`
      fragment ArchivedItem_item on CatalogItem {
        id
        title
        category
        addedOn
        canDeleteForGood
        ... on ReadableItem {
          document {
            name
            sizeInBytes
          }
        }
        ...DeleteForGood_item
      }
    `,
    item,
  );
  const { id, title, category, addedOn, canDeleteForGood, document } = data;
  const { run } = useUpdateCatalogItemStatus();
  const showToast = useToast();
  const kind = matchEnum(category, kinds, null);
  const name = title || document?.name || "Untitled";

  const archiveAgain = async () => {
    try {
      await run({ command: { id, status: "ARCHIVED" } });
      showToast({ text: "Undone" });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  const bringBack = async (pressed: HTMLButtonElement) => {
    const next = adjacentRowButton(pressed);
    try {
      await run({ command: { id, status: "DRAFT" } });
      (next ?? focusAfter.current)?.focus();
      showToast({
        text: `Back in ${kind?.list ?? "your items"} as a draft`,
        tone: "success",
        action: { label: "Undo", onSelect: () => void archiveAgain() },
      });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>
          <Badge>{kind?.name}</Badge>
          <Text as="span" dir="auto">
            {name}
          </Text>
          {document && (
            <Text as="span" size="small" tone="muted">
              {fileSize(document.sizeInBytes)}
            </Text>
          )}
        </span>
        <Text size="small" tone="muted">
          Added {formatDateTime(Date.parse(addedOn), timeZone)}
        </Text>
        {!canDeleteForGood && (
          <Text size="small" tone="muted">
            {kind?.inUse ?? IN_USE}
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        <Button onClick={(event) => void bringBack(event.currentTarget)}>
          {ITEM_TRANSITIONS.bringBack.label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        {canDeleteForGood && <DeleteForGood item={data} {...{ name, focusAfter }} />}
      </div>
    </li>
  );
}
