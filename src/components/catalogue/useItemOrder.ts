import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { useItemOrderMutation } from "../../__generated__/useItemOrderMutation.graphql.ts";
import { arranged } from "../../domain/catalogue/order.ts";
import type { CatalogItemCategory } from "../../domain/generated/enums.ts";
import { failureText } from "../../calls/failure.ts";
import { useCall } from "../../relay/useCall.ts";
import { type ToastMessage, useToast } from "../../ui/Toast/Toast.tsx";
import { ownItems } from "./listsOfOwnItems.ts";

/** A creator's list of items that can be put in order. */
export interface ItemOrder<Item> {
  /** In the order that was chosen last, saved or not yet. */
  inOrder: readonly Item[];
  choose(items: readonly Item[]): void;
}

/**
 * Shows a new order at once and saves it. Changes during a call are saved after it; what can't be
 * saved is rolled back, with a message. The toast of a saved order offers an undo.
 */
export function useItemOrder<Item extends { readonly id: string }>({
  category,
  items,
}: {
  category: CatalogItemCategory;
  items: readonly Item[];
}): ItemOrder<Item> {
  const { run } = useCall<useItemOrderMutation>(
    graphql`
      mutation useItemOrderMutation($command: UpdateCatalogItemOrderCommand!) {
        updateCatalogItemOrder(command: $command) {
          id
        }
      }
    `,
    {
      updater: (store) =>
        ownItems(store, category).replace(
          (store.getPluralRootField("updateCatalogItemOrder") ?? []).map((item) => item ?? null),
        ),
    },
  );
  const showToast = useToast();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);

  const save = async (done: ToastMessage) => {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (latest.current !== null) {
        const itemIds = latest.current;
        latest.current = null;
        await run({ command: { category, itemIds } });
      }
      showToast({ ...done, replaces: "order" });
    } catch (error) {
      latest.current = null;
      showToast({ text: failureText(error), tone: "danger" });
    } finally {
      isSaving.current = false;
      setChosen(null);
    }
  };
  const byId = new Map(items.map((item) => [item.id, item]));
  const ids = arranged({ standing: [...byId.keys()], named: chosen ?? [] });
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  const arrange = (next: readonly Item[], done: ToastMessage) => {
    latest.current = next.map(({ id }) => id);
    setChosen(latest.current);
    void save(done);
  };
  const undo = () => arrange(inOrder, { text: "Undone" });
  const saved = { text: "Order saved", tone: "success" } as const;
  return {
    inOrder,
    choose: (next) => arrange(next, { ...saved, action: { label: "Undo", onSelect: undo } }),
  };
}
