import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerTalkScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";

export const beamerTalkRoute = {
  path: PATHS.beamerTalk,
  query,
  variables: ({ params }: RouteArguments) => ({ id: params["talkId"] ?? "" }),
};
