import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerPublicationScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";

export const beamerPublicationRoute = {
  path: PATHS.beamerPublication,
  query,
  variables: ({ params }: RouteArguments) => ({ id: params["publicationId"] ?? "" }),
};
