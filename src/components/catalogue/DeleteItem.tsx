import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import type { DeleteItem_item$key } from "../../__generated__/DeleteItem_item.graphql.ts";
import type { CatalogItemStatus } from "../../domain/generated/enums.ts";
import { matchEnum } from "../../relay/enums.ts";
import { failureText } from "../../calls/failure.ts";
import { Button, IconButton } from "../../ui/Button/Button.tsx";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { useUpdateCatalogItemStatus } from "./useUpdateCatalogItemStatus.ts";

const things = { ONE_ON_ONE: "call", PUBLICATION: "drop", TALK: "talk" } as const;

interface DeleteItemProps {
  item: DeleteItem_item$key;
  /** Gets the focus once the item has left its list. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Archives an item after a confirmation; the toast offers an undo. */
export function DeleteItem({ item, focusAfter }: DeleteItemProps) {
  const { id, title, status, category } = useFragment(
    graphql`
      fragment DeleteItem_item on CatalogItem {
        id
        title
        status
        category
      }
    `,
    item,
  );
  const { run, isBusy } = useUpdateCatalogItemStatus();
  const showToast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const thing = matchEnum(category, things, "item");

  const turn = async (to: CatalogItemStatus) => run({ command: { id, status: to } });
  const undo = async () => {
    try {
      await turn("DRAFT");
      if (status === "PUBLISHED") await turn("PUBLISHED");
      showToast({ text: "Undone" });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  const remove = async () => {
    try {
      await turn("ARCHIVED");
      // The dialog would return the focus to a button that is about to unmount.
      flushSync(() => setIsAsked(false));
      focusAfter?.current?.focus();
      showToast({
        text: `The ${thing} is archived`,
        tone: "success",
        action: { label: "Undo", onSelect: () => void undo() },
      });
    } catch (error) {
      setIsAsked(false);
      showToast({ text: failureText(error), tone: "danger" });
    }
  };

  return (
    <>
      <IconButton
        label={`Delete ${title || `untitled ${thing}`}`}
        icon={<Icon name="trash" />}
        onClick={() => setIsAsked(true)}
      />
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Delete this ${thing}?`}
        actions={
          <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
            Delete
          </Button>
        }
      >
        <Text>
          <bdi>{title}</bdi> moves to your archived items, and visitors no longer see it. Anyone who
          has bought or booked it keeps it, and you can bring it back.
        </Text>
      </Dialog>
    </>
  );
}
