import { graphql, useFragment } from "react-relay/hooks";
import type { InviteCard_info$key } from "../../../__generated__/InviteCard_info.graphql.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { CopyField } from "../../../ui/CopyField/CopyField.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** The link that invites others to become creators. */
export function InviteCard({ info }: { info: InviteCard_info$key }) {
  const { affiliateCode } = useFragment(
    graphql`
      fragment InviteCard_info on AffiliateInfo {
        affiliateCode
      }
    `,
    info,
  );
  const { origin } = useSession().host;
  return (
    <Card as="section" padding="large">
      <Stack>
        <Heading level={2}>Invite Creators</Heading>
        <Text tone="muted">
          Beamers invite beamers. Anyone who opens this link joins with your code already filled in.
        </Text>
        <CopyField
          label="Your invitation link"
          value={`${origin}${PATHS.join}?beamercode=${encodeURIComponent(affiliateCode)}`}
        />
      </Stack>
    </Card>
  );
}
