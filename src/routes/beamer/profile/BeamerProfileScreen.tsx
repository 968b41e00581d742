import { graphql } from "react-relay/hooks";
import type { BeamerProfileScreenQuery } from "../../../__generated__/BeamerProfileScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PictureField } from "../../../components/profiles/picture/PictureField.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { Links } from "./Links.tsx";
import { PageAddress } from "./PageAddress.tsx";

/** The header of a creator's page: picture, links and address. */
export function BeamerProfileScreen() {
  const { userProfile } = useRouteQuery<BeamerProfileScreenQuery>(graphql`
    query BeamerProfileScreenQuery @preloadable {
      userProfile {
        ...PictureField_profile
        ...Links_profile
        ...PageAddress_profile
      }
    }
  `);
  return (
    <Page>
      <DocumentTitle>Profile</DocumentTitle>
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>Profile</Heading>
          <Text tone="muted">How people recognise you, and where else they can find you.</Text>
        </Stack>
        <Card as="section" padding="large">
          <Stack>
            <Heading level={2}>Picture</Heading>
            <PictureField profile={userProfile} />
          </Stack>
        </Card>
        <Links profile={userProfile} />
        <PageAddress profile={userProfile} />
      </Stack>
    </Page>
  );
}
