import { CalendarSkeleton } from "../../../ui/Calendar/CalendarSkeleton.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { BookingLayout, BookingProgress, BookingStep } from "./BookingLayout.tsx";

/** Skeleton of an offer and a month, each line as tall as the final text. */
export function BookingSkeleton() {
  return (
    <SkeletonRegion label="Loading the call">
      <BookingLayout
        head={
          <Stack>
            <Cluster>
              <Skeleton shape="avatar" />
            </Cluster>
            <Heading size="hero" aria-hidden>
              <Skeleton width="half" />
            </Heading>
            <Text as="div">
              <Skeleton width="short" />
            </Text>
          </Stack>
        }
        about={<SkeletonText lines={4} />}
      >
        <BookingProgress>{null}</BookingProgress>
        <BookingStep>
          <Stack>
            <Heading size="title" aria-hidden>
              <Skeleton width="half" />
            </Heading>
            <CalendarSkeleton />
          </Stack>
        </BookingStep>
      </BookingLayout>
    </SkeletonRegion>
  );
}
