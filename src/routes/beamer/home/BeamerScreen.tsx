import { graphql } from "react-relay/hooks";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import type { BeamerScreenQuery } from "../../../__generated__/BeamerScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Greeting } from "../../../components/profiles/Greeting.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { CopyField } from "../../../ui/CopyField/CopyField.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";

/** A creator's dashboard: the public page, and the invitation code. */
export function BeamerScreen() {
  const { userProfile, userAffiliateInfo } = useRouteQuery<BeamerScreenQuery>(graphql`
    query BeamerScreenQuery @preloadable {
      userProfile {
        firstName
        slug
      }
      userAffiliateInfo {
        affiliateCode
      }
    }
  `);
  const { origin } = useSession().host;
  const { firstName, slug } = userProfile;
  const { affiliateCode } = userAffiliateInfo;
  return (
    <Page>
      <DocumentTitle>Dashboard</DocumentTitle>
      <Stack gap="large">
        <Stack gap="small">
          <Eyebrow>Dashboard</Eyebrow>
          <Greeting salutation="Welcome" name={firstName} />
        </Stack>
        <Card padding="large">
          <Stack>
            <Heading level={2}>Your page</Heading>
            <Text tone="muted">
              One address for everything you offer. Put it on your last slide.
            </Text>
            <CopyField label="Address of your page" value={`${origin}/${slug}`} />
            <Cluster>
              <ButtonLink href={profileAddress(slug)} iconEnd={<Icon name="arrowRight" />}>
                Open your page
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
        <Card padding="large">
          <Stack>
            <Heading level={2}>Invite Creators</Heading>
            <Text tone="muted">
              Beamers invite beamers. Whoever joins by this link starts with your code.
            </Text>
            <CopyField
              label="Your invitation link"
              value={`${origin}/join?beamercode=${encodeURIComponent(affiliateCode)}`}
            />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
