import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DropsSection_query$key } from "../../../__generated__/DropsSection_query.graphql.ts";
import type { DropsSectionUploadMutation } from "../../../__generated__/DropsSectionUploadMutation.graphql.ts";
import { isListed } from "../../../components/catalogue/isListed.ts";
import { useItemOrder } from "../../../components/catalogue/useItemOrder.ts";
import { PdfDropZone } from "../../../components/documents/PdfDropZone.tsx";
import { publicationEditAddress } from "../../../domain/catalogue/addresses.ts";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { useSoftPolling } from "../../../navigation/useSoftPolling.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Sortable } from "../../../ui/Sortable/Sortable.tsx";
import { withMoved } from "../../../ui/Sortable/withMoved.ts";
import { Heading } from "../../../ui/Type/Type.tsx";
import { DropEntry } from "./DropEntry.tsx";

/** Documents, as their creator keeps them; a new one opens where it is edited. */
export function DropsSection({ query }: { query: DropsSection_query$key }) {
  const { publicationsForCurrentBeamer, userProfile } = useFragment(
    graphql`
      fragment DropsSection_query on Query {
        publicationsForCurrentBeamer {
          id
          title
          status
          document {
            previewState
          }
          ...DropEntry_drop
        }
        userProfile {
          slug
        }
      }
    `,
    query,
  );
  const navigateIfStillHere = useNavigateIfStillHere();
  const heading = useRef<HTMLHeadingElement>(null);
  const { inOrder: drops, choose } = useItemOrder({
    category: "PUBLICATION",
    items: publicationsForCurrentBeamer.filter(({ status }) => isListed(status)),
  });
  useSoftPolling(drops.some(({ document }) => document?.previewState === "PENDING"));
  return (
    <Stack as="section">
      <Heading level={2} size="section" ref={heading} tabIndex={-1}>
        Drops
      </Heading>
      <PdfDropZone<DropsSectionUploadMutation>
        label="Upload a drop"
        mutation={graphql`
          mutation DropsSectionUploadMutation($command: CreatePublicationCommand!) {
            createPublication(command: $command) {
              id
            }
          }
        `}
        toVariables={(file, uploadId) => ({ command: { file, uploadId } })}
        onDone={({ createPublication: { id } }) =>
          void navigateIfStillHere(publicationEditAddress(id))
        }
      />
      {drops.length === 0 && (
        <EmptyState headingLevel={3} title="No drops yet">
          You haven’t added any drops yet...
        </EmptyState>
      )}
      <Sortable
        items={drops.map(({ id, title }) => ({ key: id, name: title || "untitled drop" }))}
        onMove={(move) => choose(withMoved(drops, move))}
      >
        {(index, controls) => {
          const drop = drops[index];
          return (
            drop && (
              <DropEntry {...{ drop, controls }} slug={userProfile.slug} focusAfter={heading} />
            )
          );
        }}
      </Sortable>
    </Stack>
  );
}
