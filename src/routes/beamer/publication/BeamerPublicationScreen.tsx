import { graphql } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { BeamerPublicationScreenQuery } from "../../../__generated__/BeamerPublicationScreenQuery.graphql.ts";
import { OwnItemPage } from "../../../components/catalogue/OwnItemPage.tsx";
import { ItemDocument } from "../../../components/documents/ItemDocument.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { PublicationForm } from "./PublicationForm.tsx";

/** The form of a drop's texts and price, next to its document. */
export function BeamerPublicationScreen() {
  const { publicationById: publication } = useRouteQuery<BeamerPublicationScreenQuery>(graphql`
    query BeamerPublicationScreenQuery($id: ID!) @preloadable {
      publicationById(id: $id) {
        revision
        ...OwnItemPage_item
        ...ItemDocument_item
        ...PublicationForm_publication
      }
    }
  `);
  // Only one's own item has a revision.
  if (publication.revision == null) return <Navigate to={PATHS.notFound} replace />;
  return (
    <OwnItemPage
      item={publication}
      untitled="Untitled drop"
      back={{ href: PATHS.beamerOfferings, label: "Back to offerings" }}
    >
      <PublicationForm publication={publication} />
      <ItemDocument item={publication} thing="drop" />
    </OwnItemPage>
  );
}
