import { graphql } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { UserHomeScreenQuery } from "../../../__generated__/UserHomeScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { MailNotice } from "../../../components/messages/MailNotice.tsx";
import { Greeting } from "../../../components/profiles/Greeting.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { settingsOf } from "../../../session/home.ts";
import { useMe } from "../../../session/SessionProvider.tsx";
import { Divider, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { NavTabs } from "../../../ui/NavTabs/NavTabs.tsx";
import { BecomeBeamerBox } from "./BecomeBeamerBox.tsx";
import { LibraryList } from "./LibraryList.tsx";
import { SessionList } from "./SessionList.tsx";

/** A person's home: what they own, and whom they meet. */
export function UserHomeScreen() {
  const query = useRouteQuery<UserHomeScreenQuery>(graphql`
    query UserHomeScreenQuery @preloadable {
      userSettings {
        ...MailNotice_settings
      }
      ...LibraryList_query
      ...SessionList_query
    }
  `);
  const me = useMe();
  const [search] = useSearchParams();
  const isSessions = search.get("tab") === "sessions";
  const title = isSessions ? "My Sessions" : "My Library";
  return (
    <Page>
      <DocumentTitle>{title}</DocumentTitle>
      <Stack gap="large">
        <Greeting salutation="Hello" name={me?.firstName} />
        <MailNotice settings={query.userSettings} href={settingsOf(me)} />
        <NavTabs
          label="Yours"
          tabs={[
            { href: PATHS.userHome, label: "My Library", isCurrent: !isSessions },
            { href: `${PATHS.userHome}?tab=sessions`, label: "My Sessions", isCurrent: isSessions },
          ]}
        />
        <section aria-label={title}>
          {isSessions ? <SessionList query={query} /> : <LibraryList query={query} />}
        </section>
        {me?.role === "user" && (
          <>
            <Divider />
            <BecomeBeamerBox />
          </>
        )}
      </Stack>
    </Page>
  );
}
