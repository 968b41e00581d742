import type { CatalogItemCategory } from "../generated/enums.ts";
import { bookingAddress, itemAddress } from "../profiles/addresses.ts";

/** Where people look at an item that is shared. */
export function sharedItemAddress({
  slug,
  item,
}: {
  slug: string;
  item: { readonly id: string; readonly category: CatalogItemCategory };
}): string {
  switch (item.category) {
    case "ONE_ON_ONE":
      return bookingAddress({ slug, offerId: item.id });
    case "PUBLICATION":
      return itemAddress({ slug, kind: "publication", itemId: item.id });
    case "TALK":
      return itemAddress({ slug, kind: "talk", itemId: item.id });
  }
}
