import { graphql, useFragment } from "react-relay/hooks";
import type { ShareItem_item$key } from "../../../__generated__/ShareItem_item.graphql.ts";
import { ShareButton } from "../../../components/sharing/ShareButton.tsx";
import { itemAddress } from "../../../domain/profiles/addresses.ts";
import { useSession } from "../../../session/SessionProvider.tsx";

/** Hands the page on; nothing for what others would not find. */
export function ShareItem({ item, slug }: { item: ShareItem_item$key; slug: string }) {
  const { id, title, category, status } = useFragment(
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
  if (status !== "PUBLISHED") return null;
  const kind = category === "TALK" ? "talk" : "publication";
  const url = host.origin + itemAddress({ slug, kind, itemId: id });
  return <ShareButton title={title} url={url} />;
}
