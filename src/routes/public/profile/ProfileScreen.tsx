import { graphql } from "react-relay/hooks";
import { Outlet, useLocation } from "react-router";
import type { ProfileScreenQuery } from "../../../__generated__/ProfileScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { usePresentAddress } from "../../../components/profiles/usePresentAddress.ts";
import { offeringsAddress, aboutAddress } from "../../../domain/profiles/addresses.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useTrack } from "../../../session/useTrack.ts";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { NavTabs } from "../../../ui/NavTabs/NavTabs.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { fullName } from "../../../domain/profiles/fullName.ts";
import { VisitorBar } from "./VisitorBar.tsx";

/** A creator's public page. */
export function ProfileScreen() {
  const query = useRouteQuery<ProfileScreenQuery>(graphql`
    query ProfileScreenQuery($slug: String!, $isSignedIn: Boolean!) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        profileId
        isOwn
        firstName
        lastName
        slug
        ...ProfileHeader_profile
      }
      ...VisitorBar_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const profile = query.userPublicProfileBySlug;
  const { pathname } = useLocation();
  useTrack({ profileId: profile.profileId, isOwn: profile.isOwn });
  usePresentAddress(profile.slug);

  const tab = (label: string, href: string) => ({
    label,
    href,
    isCurrent: pathname.toLowerCase().startsWith(href),
  });
  const tabs = [
    tab("About", aboutAddress(profile.slug)),
    tab("Offerings", offeringsAddress(profile.slug)),
  ];
  const { firstName, lastName } = profile;
  const name = fullName({ firstName, lastName });
  const isAbout = tabs[0]?.isCurrent;
  return (
    <>
      <DocumentTitle>{`${name} · ${isAbout ? "About" : "Offerings"}`}</DocumentTitle>
      <VisitorBar query={query} />
      <Page width="wide">
        <Stack gap="large">
          <ProfileHeader profile={profile} />
          <NavTabs label="Profile" tabs={tabs} />
          <Outlet />
        </Stack>
      </Page>
    </>
  );
}
