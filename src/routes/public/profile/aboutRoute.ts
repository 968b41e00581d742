import query from "../../../__generated__/AboutTabQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";

export const aboutRoute = { path: "about", isTab: true, query, variables };

function variables({ params, isSignedIn }: RouteArguments) {
  return { slug: params["slug"] ?? "", isSignedIn };
}
