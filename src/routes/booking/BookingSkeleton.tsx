import { CalendarSkeleton } from "../../ui/Calendar/CalendarSkeleton.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../ui/Skeleton/Skeleton.tsx";
import { BookingLayout } from "./BookingLayout.tsx";

/** An offer and a month to come. */
export function BookingSkeleton() {
  return (
    <SkeletonRegion label="Loading the offer">
      <BookingLayout
        head={
          <Stack gap="small">
            <Skeleton width="short" />
            <Skeleton shape="title" width="long" />
            <Skeleton width="half" />
          </Stack>
        }
        about={<SkeletonText lines={4} />}
      >
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <CalendarSkeleton />
        </Stack>
      </BookingLayout>
    </SkeletonRegion>
  );
}
