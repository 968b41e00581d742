import { createContext, type ReactNode, useState } from "react";

/** A form in which something of an item is typed that is not saved. */
interface UnsavedItemForm {
  /** The typed title; undefined in a form without one. */
  title: string | undefined;
  isBusy: boolean;
  /** @returns whether it is saved; if not, the person has been told why */
  save(): Promise<boolean>;
}

interface ItemFormsOnPage {
  unsaved: readonly UnsavedItemForm[];
  /** Counts a form in until the returned function is called. */
  add(form: UnsavedItemForm): () => void;
}

/** What an item's forms expose to the control that publishes it. */
export const ItemFormsContext = createContext<ItemFormsOnPage>({
  unsaved: [],
  add: () => () => {},
});

/** Goes around an item with its forms and the control that publishes it. */
export function ItemForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly UnsavedItemForm[]>([]);
  const [add] = useState(() => (form: UnsavedItemForm) => {
    setUnsaved((others) => [...others, form]);
    return () => setUnsaved((forms) => forms.filter((other) => other !== form));
  });
  return <ItemFormsContext value={{ unsaved, add }}>{children}</ItemFormsContext>;
}
