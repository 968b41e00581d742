import query from "../../../__generated__/BookingDetailScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { BookingDetailSkeleton } from "./BookingDetailSkeleton.tsx";

export const bookingDetailRoute = {
  path: "/:slug/one-on-one-booking-detail/:id",
  query,
  Skeleton: BookingDetailSkeleton,
  variables: ({ params }: RouteArguments) => ({ id: params["id"] ?? "" }),
};
