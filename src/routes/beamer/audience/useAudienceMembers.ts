import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type { useAudienceMembersQuery } from "../../../__generated__/useAudienceMembersQuery.graphql.ts";
import type { useAudienceMembers_page$key } from "../../../__generated__/useAudienceMembers_page.graphql.ts";
import {
  type AudienceMembers,
  type AudienceView,
  type FetchMembers,
  type KnownMembers,
  MEMBERS_PER_PAGE,
  type MembersPage,
  createAudienceMembers,
} from "./members.ts";

/** An audience's initial view. */
const FIRST_VIEW: AudienceView = { search: "", orderBy: "LAST_INTERACTION", isReversed: false };

/** The audience, whose first page is `page`. */
export function useAudienceMembers(page: useAudienceMembers_page$key): {
  known: KnownMembers;
  audience: AudienceMembers;
} {
  const environment = useRelayEnvironment();
  const [audience] = useState(() =>
    createAudienceMembers({
      view: FIRST_VIEW,
      first: readPage(page),
      fetchMembers: fetchOver(environment),
    }),
  );
  useEffect(() => () => audience.stop(), [audience]);
  // A screen visited again first shows its cached data: the server's answer comes later.
  const begunWith = useRef(page);
  useEffect(() => {
    if (begunWith.current === page) return;
    begunWith.current = page;
    audience.restart(readPage(page));
  }, [audience, page]);
  const known = useSyncExternalStore(audience.subscribe, audience.known, audience.known);
  return { known, audience };
}

/** Read at once and kept by the table: Relay need not retain pages that were scrolled past. */
function readPage(page: useAudienceMembers_page$key): MembersPage {
  const { totalCount, edges } = readInlineData(
    graphql`
      fragment useAudienceMembers_page on AudienceConnection @inline {
        totalCount
        edges {
          node {
            firstName
            lastName
            lastInteractionDate
          }
        }
      }
    `,
    page,
  );
  return {
    totalCount,
    members: edges.map(({ node: { firstName, lastName, lastInteractionDate } }) => ({
      firstName,
      lastName,
      lastInteractionDate,
    })),
  };
}

function fetchOver(environment: Environment): FetchMembers {
  return ({ view, skip }, { onPage, onFailure }) => {
    const { search, orderBy, isReversed } = view;
    const subscription = fetchQuery<useAudienceMembersQuery>(
      environment,
      graphql`
        query useAudienceMembersQuery(
          $first: Int!
          $skip: Int!
          $search: String
          $orderBy: AudienceOrder!
          $isReversed: Boolean!
        ) {
          creatorAudience(
            first: $first
            skip: $skip
            search: $search
            orderBy: $orderBy
            isReversed: $isReversed
          ) {
            ...useAudienceMembers_page
          }
        }
      `,
      { first: MEMBERS_PER_PAGE, skip, search, orderBy, isReversed },
    ).subscribe({
      next: ({ creatorAudience }) => onPage(readPage(creatorAudience)),
      error: onFailure,
    });
    return () => subscription.unsubscribe();
  };
}
