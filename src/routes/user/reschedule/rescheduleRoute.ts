import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/RescheduleScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { RescheduleSkeleton } from "./RescheduleSkeleton.tsx";

export const rescheduleRoute = {
  path: PATHS.reschedule,
  query,
  metadata: { saysNotFound: true },
  Skeleton: RescheduleSkeleton,
  variables: ({ params }: RouteArguments) => ({ id: params["bookingId"] ?? "" }),
};
