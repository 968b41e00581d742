import { type RefObject, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnItemControls_item$key } from "../../../__generated__/OwnItemControls_item.graphql.ts";
import { CreatorPrice } from "../../../components/catalogue/CreatorPrice.tsx";
import { DeleteItem } from "../../../components/catalogue/DeleteItem.tsx";
import { StatusControl } from "../../../components/catalogue/StatusControl.tsx";
import { ShareItemOnLinkedIn } from "../../../components/sharing/linkedIn/ShareItemOnLinkedIn.tsx";
import { publicationEditAddress, talkEditAddress } from "../../../domain/catalogue/addresses.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { usePoster } from "../../../session/usePoster.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

interface OwnItemControlsProps {
  item: OwnItemControls_item$key;
  slug: string;
}

/** What its creator does about an item. */
export function OwnItemControls(props: OwnItemControlsProps) {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1}>
      <Controls {...props} focusAfter={place} />
    </section>
  );
}

interface ControlsProps extends OwnItemControlsProps {
  /** Gets the focus when the item was deleted. */
  focusAfter: RefObject<HTMLElement | null>;
}

function Controls({ item, slug, focusAfter }: ControlsProps) {
  const data = useFragment(
    graphql`
      fragment OwnItemControls_item on ReadableItem {
        id
        category
        status
        ...CreatorPrice_item
        ...StatusControl_item
        ...DeleteItem_item
        ...ShareItemOnLinkedIn_item
      }
    `,
    item,
  );
  const { id, category, status } = data;
  const poster = usePoster();
  if (status === "ARCHIVED") {
    return (
      <Text>
        You deleted this. You can bring it back from{" "}
        <Link href={PATHS.beamerOfferings}>your archived items</Link>.
      </Text>
    );
  }
  return (
    <Stack>
      <CreatorPrice item={data} />
      <StatusControl item={data} />
      <Cluster>
        <ButtonLink
          href={category === "TALK" ? talkEditAddress(id) : publicationEditAddress(id)}
          icon={<Icon name="edit" />}
        >
          Edit
        </ButtonLink>
        <DeleteItem item={data} focusAfter={focusAfter} />
        <ShareItemOnLinkedIn item={data} poster={poster} slug={slug} name="untitled item" />
      </Cluster>
    </Stack>
  );
}
