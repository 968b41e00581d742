import query from "../../../__generated__/BookingScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { BookingSkeleton } from "./BookingSkeleton.tsx";

export const bookingRoute = {
  path: "/:slug/booking/:id",
  query,
  Skeleton: BookingSkeleton,
  variables: ({ params, search, isSignedIn }: RouteArguments) => {
    const bookingId = search.get("booking") ?? "";
    return {
      slug: params["slug"] ?? "",
      id: params["id"] ?? "",
      bookingId,
      hasBooking: isSignedIn && bookingId !== "",
      isSignedIn,
    };
  },
};
