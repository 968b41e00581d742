import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BookingDetailScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { BookingDetailSkeleton } from "./BookingDetailSkeleton.tsx";

export const bookingDetailRoute = {
  path: PATHS.bookingDetail,
  query,
  metadata: { saysNotFound: true },
  Skeleton: BookingDetailSkeleton,
  variables: ({ params }: RouteArguments) => ({ id: params["bookingId"] ?? "" }),
};
