import query from "../../../__generated__/LiveScreenQuery$parameters.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { LiveSkeleton } from "./LiveSkeleton.tsx";

export const liveRoute = {
  path: PATHS.live,
  query,
  metadata: { saysNotFound: true },
  Skeleton: LiveSkeleton,
  variables: ({ params }: RouteArguments) => ({ channelId: params["channelId"] ?? "" }),
};
