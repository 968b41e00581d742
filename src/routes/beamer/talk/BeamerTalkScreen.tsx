import { graphql } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { BeamerTalkScreenQuery } from "../../../__generated__/BeamerTalkScreenQuery.graphql.ts";
import { OwnItemPage } from "../../../components/catalogue/OwnItemPage.tsx";
import { ItemDocument } from "../../../components/documents/ItemDocument.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { knownZone } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { TalkForm } from "./TalkForm.tsx";

/** The form of a talk's details, next to its slides. */
export function BeamerTalkScreen() {
  const { talkById: talk, userSettings } = useRouteQuery<BeamerTalkScreenQuery>(graphql`
    query BeamerTalkScreenQuery($id: ID!) @preloadable {
      talkById(id: $id) {
        revision
        ...OwnItemPage_item
        ...ItemDocument_item
        ...TalkForm_talk
      }
      userSettings {
        timeZone
      }
    }
  `);
  const { host } = useSession();
  // Only one's own item has a revision.
  if (talk.revision == null) return <Navigate to={PATHS.notFound} replace />;
  return (
    <OwnItemPage
      item={talk}
      untitled="Untitled talk"
      back={{ href: PATHS.beamerAbout, label: "Back to About" }}
    >
      <TalkForm talk={talk} timeZone={knownZone(userSettings.timeZone, host.timeZone)} />
      <ItemDocument item={talk} thing="talk" />
    </OwnItemPage>
  );
}
