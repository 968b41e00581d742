import { graphql, useFragment } from "react-relay/hooks";
import type { ShareItemOnLinkedIn_item$key } from "../../../__generated__/ShareItemOnLinkedIn_item.graphql.ts";
import { CATALOG_ITEM_CATEGORIES } from "../../../domain/generated/enums.ts";
import { sharedItemAddress } from "../../../domain/sharing/addresses.ts";
import { knownOf } from "../../../relay/enums.ts";
import type { Poster } from "./ShareDialog.tsx";
import { ShareOnLinkedIn } from "./ShareOnLinkedIn.tsx";

interface ShareItemOnLinkedInProps {
  item: ShareItemOnLinkedIn_item$key;
  poster: Poster;
  /** The creator's. */
  slug: string;
  /** The item's fallback name without a title. */
  name: string;
}

/** Shares an item of one's own; the dialog shows the address that the post links to. */
export function ShareItemOnLinkedIn({ item, poster, slug, name }: ShareItemOnLinkedInProps) {
  const { id, title, status, ...data } = useFragment(
    graphql`
      fragment ShareItemOnLinkedIn_item on CatalogItem {
        id
        title
        category
        status
      }
    `,
    item,
  );
  const category = knownOf(data.category, CATALOG_ITEM_CATEGORIES);
  if (category === null) return null;
  return (
    <ShareOnLinkedIn
      poster={poster}
      subject={{ kind: "item", id }}
      link={sharedItemAddress({ slug, item: { id, category } })}
      name={title || name}
      reason={status === "PUBLISHED" ? undefined : "Publish it first, so that others can see it"}
    />
  );
}
