import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/AboutTabQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";

export const aboutRoute = { path: PATHS.about, isTab: true, query, variables };

function variables({ params, isSignedIn }: RouteArguments) {
  return { slug: params["slug"] ?? "", isSignedIn };
}
