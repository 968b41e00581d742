import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import type { DeleteForGood_item$key } from "../../../__generated__/DeleteForGood_item.graphql.ts";
import { ITEM_DELETION } from "../../../domain/catalogue/lifecycle.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { failureText } from "../../../calls/failure.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { adjacentRowButton } from "./adjacentRowButton.ts";
import { useDeleteCatalogItem } from "./useDeleteCatalogItem.ts";

const things = { ONE_ON_ONE: "call", PUBLICATION: "drop", TALK: "talk" } as const;

interface DeleteForGoodProps {
  item: DeleteForGood_item$key;
  /** Its name in the list. */
  name: string;
  /** Gets the focus when the last one was deleted. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Deletes an archived item for good, after a question. */
export function DeleteForGood({ item, name, focusAfter }: DeleteForGoodProps) {
  const data = useFragment(
    graphql`
      fragment DeleteForGood_item on CatalogItem {
        id
        category
        ... on ReadableItem {
          document {
            id
          }
        }
      }
    `,
    item,
  );
  const { run, isBusy } = useDeleteCatalogItem();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const thing = matchEnum(data.category, things, "item");

  const open = () => {
    setFailure(undefined);
    setOpen(true);
  };
  const remove = async (pressed: HTMLButtonElement) => {
    const next = adjacentRowButton(pressed);
    try {
      await run({ command: { id: data.id } });
      // The dialog would return the focus to a button that is about to unmount, or has.
      flushSync(() => setOpen(false));
      (next ?? focusAfter.current)?.focus();
      showToast({ text: `The ${thing} was deleted`, tone: "success" });
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <Button variant="quiet" icon={<Icon name="trash" />} onClick={open}>
        {ITEM_DELETION.label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Delete this ${thing} for good?`}
        actions={
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={(event) => void remove(event.currentTarget)}
          >
            {ITEM_DELETION.label}
          </Button>
        }
      >
        <Stack>
          <Text>
            <strong>
              <bdi>{name}</bdi>
            </strong>{" "}
            will be deleted{data.document && ", with its file"}. This can’t be undone.
          </Text>
          <FieldError>{failure}</FieldError>
        </Stack>
      </Dialog>
    </>
  );
}
