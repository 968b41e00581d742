import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/OfferingsTabQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";

export const offeringsRoute = { path: PATHS.offerings, isTab: true, query, variables };

function variables({ params }: RouteArguments) {
  return { slug: params["slug"] ?? "" };
}
