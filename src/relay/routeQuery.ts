import { loadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay/hooks";
import { useLoaderData, type DataRouter, type Params } from "react-router";
import type {
  Environment,
  GraphQLTaggedNode,
  OperationType,
  PreloadableConcreteRequest,
} from "relay-runtime";
import type { CallMetadata } from "./environment.ts";

/** The arguments of a route's query. */
export interface RouteArguments {
  params: Params;
  search: URLSearchParams;
  /** Whether somebody is signed in: fields that require it are left out otherwise. */
  isSignedIn: boolean;
}

/** A screen's query, known before its code is loaded. */
export interface RouteQuery<Query extends OperationType> {
  /** The `…$parameters.ts` of a query with `@preloadable`. */
  query: PreloadableConcreteRequest<Query>;
  variables?: (route: RouteArguments) => Query["variables"];
  /** How the query is sent. */
  metadata?: CallMetadata;
  /**
   * Whether its answer stays the same while the page is open: once the screen's code is there, what
   * is in the store is enough.
   */
  isLasting?: boolean;
}

interface RouteData {
  queryRef: PreloadedQuery<OperationType>;
}

/** Starts a route's query. Data in the store is shown at once, and refetched unless it lasts. */
export function startRouteQuery<Query extends OperationType>(
  environment: Environment,
  { query, variables = () => ({}), metadata = {}, isLasting = false }: RouteQuery<Query>,
  route: RouteArguments,
): RouteData {
  const queryRef = loadQuery(environment, query, variables(route), {
    fetchPolicy: isLasting ? "store-or-network" : "store-and-network",
    networkCacheConfig: { metadata: { ...metadata } },
  });
  return { queryRef };
}

/** The data of the query that the screen's route started. Suspends until it is there. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a tag has no type of its own
export function useRouteQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
): Query["response"] {
  const { queryRef } = useLoaderData<RouteData>();
  return usePreloadedQuery<Query>(query, queryRef);
}

/**
 * Releases queries that no route shows any more, one navigation late: until React has rendered the
 * new screen, the old one still reads its data.
 */
export function releaseRouteQueries(router: Pick<DataRouter, "subscribe" | "state">): () => void {
  let shown = refsIn(router.state.loaderData);
  let left: ReadonlySet<RouteData["queryRef"]> = new Set();
  return router.subscribe(({ navigation, loaderData }) => {
    if (navigation.state !== "idle") return;
    const now = refsIn(loaderData);
    const gone = [...shown].filter((ref) => !now.has(ref));
    if (gone.length === 0) return;
    for (const ref of left) if (!now.has(ref)) ref.dispose();
    left = new Set(gone);
    shown = now;
  });
}

function refsIn(loaderData: Readonly<Record<string, unknown>>): Set<RouteData["queryRef"]> {
  const refs = Object.values(loaderData).flatMap((data) => {
    const { queryRef } = (data ?? {}) as Partial<RouteData>;
    return queryRef ? [queryRef] : [];
  });
  return new Set(refs);
}
