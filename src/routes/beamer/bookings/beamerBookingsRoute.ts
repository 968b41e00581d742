import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BeamerBookingsScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { periodOf } from "./period.ts";

export const beamerBookingsRoute = {
  path: PATHS.beamerBookings,
  query,
  variables: ({ search }: RouteArguments) => ({ period: periodOf(search) }),
};
