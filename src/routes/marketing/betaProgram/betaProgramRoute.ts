import query from "../../../__generated__/BetaProgramScreenQuery$parameters.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { wantedName } from "../../../domain/forms/wantedName.ts";

export const betaProgramRoute = {
  path: PATHS.betaProgram,
  query,
  variables: ({ search }: RouteArguments) => {
    const slug = wantedName(search);
    return { slug, isNamed: slug !== "" };
  },
};
