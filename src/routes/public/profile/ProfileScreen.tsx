import { graphql } from "react-relay/hooks";
import { Outlet, useLocation } from "react-router";
import type { ProfileScreenQuery } from "../../../__generated__/ProfileScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { offeringsAddress, aboutAddress } from "../../../domain/profiles/addresses.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { NavTabs } from "../../../ui/NavTabs/NavTabs.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { useTrack } from "./useTrack.ts";
import { VisitorBar } from "./VisitorBar.tsx";

/** A creator's public page. */
export function ProfileScreen() {
  const query = useRouteQuery<ProfileScreenQuery>(graphql`
    query ProfileScreenQuery($slug: String!, $isSignedIn: Boolean!) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        firstName
        lastName
        slug
        ...useTrack_creator
        ...ProfileHeader_profile
      }
      ...VisitorBar_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const profile = query.userPublicProfileBySlug;
  const { pathname } = useLocation();
  useTrack(profile);

  const tab = (label: string, href: string) => ({
    label,
    href,
    isCurrent: pathname.toLowerCase().startsWith(href),
  });
  return (
    <>
      <DocumentTitle>{`${profile.firstName} ${profile.lastName}`.trim()}</DocumentTitle>
      <VisitorBar query={query} />
      <Page width="wide">
        <Stack gap="large">
          <ProfileHeader profile={profile} />
          <NavTabs
            label="Profile"
            tabs={[
              tab("About", aboutAddress(profile.slug)),
              tab("Offerings", offeringsAddress(profile.slug)),
            ]}
          />
          <Outlet />
        </Stack>
      </Page>
    </>
  );
}
