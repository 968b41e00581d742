import { graphql, useFragment } from "react-relay/hooks";
import type {
  EntitlementFamily,
  EntitlementKind,
  LibraryEntry_entitlement$key,
} from "../../../__generated__/LibraryEntry_entitlement.graphql.ts";
import { itemAddress, offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { matchEnum, type Known } from "../../../relay/enums.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Entry } from "../../../ui/EntryList/EntryList.tsx";
import type { IconName } from "../../../ui/Icon/paths.ts";
import { IconTile } from "../../../ui/IconTile/IconTile.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { PaidPrice } from "./PaidPrice.tsx";

const families: Record<Known<EntitlementFamily>, string> = { consumable: "Content" };

const kinds: Record<Known<EntitlementKind>, { name: string; icon: IconName }> = {
  publication: { name: "Drop", icon: "document" },
  talk: { name: "Talk", icon: "mic" },
};

/** Something to read or to watch. */
export function LibraryEntry({ entitlement }: { entitlement: LibraryEntry_entitlement$key }) {
  const { catalogItemId, title, family, kind, creatorName, creatorSlug, ...entry } = useFragment(
    graphql`
      fragment LibraryEntry_entitlement on Entitlement {
        catalogItemId
        title
        description
        family
        kind
        price
        creatorName
        creatorSlug
        hasNewVersion
      }
    `,
    entitlement,
  );
  const { name, icon } = matchEnum(kind, kinds, kinds.publication);
  return (
    <Entry
      title={title}
      href={itemAddress({
        slug: creatorSlug,
        kind: matchEnum(kind, { publication: "publication", talk: "talk" }, "publication"),
        itemId: catalogItemId,
      })}
      headingLevel={2}
      kind={`${matchEnum(family, families, families.consumable)} · ${name}`}
      lead={<IconTile name={icon} />}
      end={
        <>
          <PaidPrice euro={entry.price} />
          {entry.hasNewVersion && <Badge tone="accent">New version</Badge>}
        </>
      }
    >
      <Text size="small">
        by{" "}
        <Link href={offeringsAddress(creatorSlug)} variant="quiet">
          <bdi>{creatorName}</bdi>
        </Link>
      </Text>
      {entry.description && (
        <Text as="div" size="small" tone="muted">
          <TextClamp text={entry.description} />
        </Text>
      )}
    </Entry>
  );
}
