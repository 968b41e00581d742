import { graphql, useFragment } from "react-relay/hooks";
import type { ShareItem_item$key } from "../../../__generated__/ShareItem_item.graphql.ts";
import { ShareButton } from "../../../components/sharing/ShareButton.tsx";
import { CATALOG_ITEM_CATEGORIES } from "../../../domain/generated/enums.ts";
import { sharedItemAddress } from "../../../domain/sharing/addresses.ts";
import { knownOf } from "../../../relay/enums.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Shares the page; nothing if others would not find it. */
export function ShareItem({ item, slug }: { item: ShareItem_item$key; slug: string }) {
  const { id, title, status, ...data } = useFragment(
    graphql`
      fragment ShareItem_item on ReadableItem {
        id
        title
        category
        status
      }
    `,
    item,
  );
  const { host } = useSession();
  const category = knownOf(data.category, CATALOG_ITEM_CATEGORIES);
  if (status !== "PUBLISHED" || category === null) return null;
  const url = host.origin + sharedItemAddress({ slug, item: { id, category } });
  return <ShareButton title={title} url={url} />;
}
