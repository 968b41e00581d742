import { graphql, useFragment } from "react-relay/hooks";
import type { NextForContent_payment$key } from "../../../../__generated__/NextForContent_payment.graphql.ts";
import { PATHS } from "../../../../domain/shared/paths.ts";
import { Link } from "../../../../ui/Link/Link.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { WhatNext } from "./WhatNext.tsx";

/** Whose it is, and where to find it later. */
export function NextForContent({ payment }: { payment: NextForContent_payment$key }) {
  const { creatorName } = useFragment(
    graphql`
      fragment NextForContent_payment on Payment {
        creatorName
      }
    `,
    payment,
  );
  return (
    <WhatNext>
      <Text>
        It’s by <bdi>{creatorName}</bdi>, and yours to keep. You’ll always find it in{" "}
        <Link href={PATHS.userHome}>My Library</Link>.
      </Text>
    </WhatNext>
  );
}
