import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/BookingScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { BookingSkeleton } from "./BookingSkeleton.tsx";

export const bookingRoute = {
  path: PATHS.booking,
  query,
  metadata: { saysNotFound: true },
  Skeleton: BookingSkeleton,
  variables: ({ params, search, isSignedIn }: RouteArguments) => {
    const bookingId = (isSignedIn && search.get("booking")) || "";
    return {
      slug: params["slug"] ?? "",
      id: params["offerId"] ?? "",
      bookingId,
      hasBooking: bookingId !== "",
      isSignedIn,
    };
  },
};
