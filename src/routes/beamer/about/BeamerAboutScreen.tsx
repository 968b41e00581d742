import { graphql } from "react-relay/hooks";
import type { BeamerAboutScreenQuery } from "../../../__generated__/BeamerAboutScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { ShareOnLinkedIn } from "../../../components/sharing/linkedIn/ShareOnLinkedIn.tsx";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { usePoster } from "../../../session/usePoster.ts";
import { Cluster, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { AboutYou } from "./AboutYou.tsx";
import { BookMe } from "./BookMe.tsx";
import { PictureLine } from "./PictureLine.tsx";
import { TalksSection } from "./TalksSection.tsx";

/** What a creator's page says about the creator, each part edited in place. */
export function BeamerAboutScreen() {
  const query = useRouteQuery<BeamerAboutScreenQuery>(graphql`
    query BeamerAboutScreenQuery @preloadable {
      userProfile {
        profileId
        slug
        ...PictureLine_profile
        ...AboutYou_profile
        ...BookMe_profile
      }
      ...TalksSection_query
    }
  `);
  const { userProfile } = query;
  const poster = usePoster();
  return (
    <Page>
      <DocumentTitle>About</DocumentTitle>
      <Stack gap="large">
        <Stack gap="small">
          <Cluster justify="between" endsQuiet>
            <Heading level={1}>About</Heading>
            <ShareOnLinkedIn
              poster={poster}
              subject={{ kind: "profile", id: userProfile.profileId }}
              link={profileAddress(userProfile.slug)}
              name="your page"
            />
          </Cluster>
          <Text tone="muted">This is your portfolio page. More sections are on their way.</Text>
        </Stack>
        <PictureLine profile={userProfile} />
        <AboutYou profile={userProfile} />
        <TalksSection query={query} />
        <BookMe profile={userProfile} />
      </Stack>
    </Page>
  );
}
