import { graphql } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { ItemScreenQuery } from "../../../__generated__/ItemScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { usePresentAddress } from "../../../components/profiles/usePresentAddress.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useTrack } from "../../../session/useTrack.ts";
import { ItemActions } from "./ItemActions.tsx";
import { ItemContent } from "./ItemContent.tsx";
import { ItemHead } from "./ItemHead.tsx";
import { ItemLayout } from "./ItemLayout.tsx";
import { TalkFacts } from "./TalkFacts.tsx";
import { useFreshItem } from "./useFreshItem.ts";

/** A publication or a talk: what it is worth, how one gets it, and the thing itself. */
export function ItemScreen() {
  const query = useRouteQuery<ItemScreenQuery>(graphql`
    query ItemScreenQuery(
      $slug: String!
      $id: ID!
      $isPublication: Boolean!
      $isTalk: Boolean!
      $isSignedIn: Boolean!
    ) @preloadable {
      userPublicProfileBySlug(slug: $slug) {
        isOwn
        profileId
        slug
        ...ItemHead_creator
        ...ItemActions_creator
      }
      publicationById(id: $id) @include(if: $isPublication) {
        title
        creatorId
        canView
        awaitsConsent
        ...useFreshItem_item
        ...ItemHead_item
        ...ItemContent_item
        ...ItemActions_item
      }
      talkById(id: $id) @include(if: $isTalk) {
        title
        creatorId
        canView
        awaitsConsent
        ...useFreshItem_item
        ...ItemHead_item
        ...ItemContent_item
        ...ItemActions_item
        ...TalkFacts_talk
      }
      ...TalkFacts_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const { userPublicProfileBySlug: creator, publicationById, talkById: talk } = query;
  const found = publicationById ?? talk ?? null;
  const item = found?.creatorId === creator.profileId ? found : null;
  usePresentAddress(creator.slug);
  useTrack(item && { profileId: creator.profileId, isOwn: creator.isOwn });
  useFreshItem(item);
  if (!item) return <Navigate to={PATHS.notFound} replace />;
  return (
    <ItemLayout isRead={item.canView && !item.awaitsConsent} content={<ItemContent item={item} />}>
      <DocumentTitle>{item.title || "Untitled"}</DocumentTitle>
      <ItemHead item={item} creator={creator} />
      {talk && <TalkFacts talk={talk} query={query} />}
      <ItemActions item={item} creator={creator} />
    </ItemLayout>
  );
}
