import { graphql, useFragment } from "react-relay/hooks";
import type { StatusBadge_item$key } from "../../../__generated__/StatusBadge_item.graphql.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";

/** Marks what only its owner sees; nothing for what is on sale. */
export function StatusBadge({ item }: { item: StatusBadge_item$key }) {
  const { status } = useFragment(
    graphql`
      fragment StatusBadge_item on CatalogItem {
        status
      }
    `,
    item,
  );
  const draft = <Badge tone="warning">Draft: only you can see it</Badge>;
  return matchEnum(status, { DRAFT: draft, PUBLISHED: null, ARCHIVED: null }, null);
}
