import { graphql, useFragment } from "react-relay/hooks";
import type { NextForContent_payment$key } from "../../../../__generated__/NextForContent_payment.graphql.ts";
import { itemAddress } from "../../../../domain/profiles/addresses.ts";
import { PATHS } from "../../../../domain/shared/paths.ts";
import { ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Cluster } from "../../../../ui/Layout/Layout.tsx";
import { Link } from "../../../../ui/Link/Link.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { WhatNext } from "./WhatNext.tsx";

/** Where what was bought is opened, now and later. */
export function NextForContent({ payment }: { payment: NextForContent_payment$key }) {
  const { category, catalogItemId, creatorName, creatorSlug } = useFragment(
    graphql`
      fragment NextForContent_payment on Payment {
        category
        catalogItemId
        creatorName
        creatorSlug
      }
    `,
    payment,
  );
  const kind = category === "TALK" ? "talk" : "publication";
  return (
    <WhatNext>
      <Text>
        It’s by <bdi>{creatorName}</bdi>, and yours to keep. You’ll always find it in{" "}
        <Link href={PATHS.userHome}>My Library</Link>.
      </Text>
      <Cluster>
        <ButtonLink
          href={itemAddress({ slug: creatorSlug, kind, itemId: catalogItemId })}
          icon={<Icon name={category === "TALK" ? "mic" : "document"} />}
        >
          Open it
        </ButtonLink>
      </Cluster>
    </WhatNext>
  );
}
