import { graphql, useFragment } from "react-relay/hooks";
import type {
  EntitlementFamily,
  EntitlementKind,
  LibraryEntry_entitlement$key,
} from "../../../__generated__/LibraryEntry_entitlement.graphql.ts";
import { offeringsAddress } from "../../../domain/profiles/addresses.ts";
import { matchEnum, type Known } from "../../../relay/enums.ts";
import { Entry } from "../../../ui/EntryList/EntryList.tsx";
import type { IconName } from "../../../ui/Icon/paths.ts";
import { IconTile } from "../../../ui/IconTile/IconTile.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { PaidPrice } from "./PaidPrice.tsx";

const families: Record<Known<EntitlementFamily>, string> = { consumable: "Content" };

const kinds: Record<Known<EntitlementKind>, { name: string; icon: IconName }> = {
  publication: { name: "Publication", icon: "document" },
  talk: { name: "Talk", icon: "mic" },
};

/** Something to read or to watch. */
export function LibraryEntry({ entitlement }: { entitlement: LibraryEntry_entitlement$key }) {
  const { title, description, family, kind, price, creatorName, creatorSlug } = useFragment(
    graphql`
      fragment LibraryEntry_entitlement on Entitlement {
        title
        description
        family
        kind
        price
        creatorName
        creatorSlug
      }
    `,
    entitlement,
  );
  const { name, icon } = matchEnum(kind, kinds, kinds.publication);
  return (
    <Entry
      title={title}
      headingLevel={2}
      kind={`${matchEnum(family, families, families.consumable)} · ${name}`}
      lead={<IconTile name={icon} />}
      end={<PaidPrice euro={price} />}
    >
      <Text size="small">
        by{" "}
        <Link href={offeringsAddress(creatorSlug)} variant="quiet">
          <bdi>{creatorName}</bdi>
        </Link>
      </Text>
      {description && (
        <Text as="div" size="small" tone="muted">
          <TextClamp text={description} />
        </Text>
      )}
    </Entry>
  );
}
