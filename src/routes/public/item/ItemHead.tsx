import { graphql, useFragment } from "react-relay/hooks";
import type { ItemHead_creator$key } from "../../../__generated__/ItemHead_creator.graphql.ts";
import type { ItemHead_item$key } from "../../../__generated__/ItemHead_item.graphql.ts";
import { aboutAddress } from "../../../domain/profiles/addresses.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { fittingSize } from "../../../ui/Type/fittingSize.ts";
import { Heading } from "../../../ui/Type/Type.tsx";
import { fullName } from "../../../domain/profiles/fullName.ts";
import styles from "./Item.module.css";

/** Its title, its creator and what it is about. */
export function ItemHead({
  item,
  creator,
}: {
  item: ItemHead_item$key;
  creator: ItemHead_creator$key;
}) {
  const { title, description, status } = useFragment(
    graphql`
      fragment ItemHead_item on ReadableItem {
        title
        description
        status
      }
    `,
    item,
  );
  const { isOwn, firstName, lastName, slug, profilePicture } = useFragment(
    graphql`
      fragment ItemHead_creator on UserProfile {
        isOwn
        firstName
        lastName
        slug
        profilePicture {
          systemFullPath
        }
      }
    `,
    creator,
  );
  const name = fullName({ firstName, lastName });
  const shown = title || "Untitled";
  const offSale = <Badge>No longer on sale</Badge>;
  const draft = <Badge tone="warning">Draft: only you can see it</Badge>;
  // Who bought it still has what its creator made a draft again.
  const badges = { DRAFT: isOwn ? draft : offSale, PUBLISHED: null, ARCHIVED: offSale };
  return (
    <Stack>
      <Cluster>
        <Avatar name={name} src={profilePicture?.systemFullPath} isDecorative />
        <Link href={aboutAddress(slug)} variant="quiet">
          <bdi>{name}</bdi>
        </Link>
      </Cluster>
      <Heading level={1} size={fittingSize(shown, "hero")} dir="auto">
        {shown}
      </Heading>
      {matchEnum(status, badges, null)}
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
    </Stack>
  );
}
