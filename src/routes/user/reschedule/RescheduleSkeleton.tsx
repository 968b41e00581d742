import { CalendarSkeleton } from "../../../ui/Calendar/CalendarSkeleton.tsx";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion } from "../../../ui/Skeleton/Skeleton.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** A session and a month, to come. */
export function RescheduleSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your session">
        <Stack gap="huge">
          <Stack>
            <Text as="div" size="small">
              <Skeleton width="short" />
            </Text>
            <Heading size="hero" aria-hidden>
              <Skeleton width="half" />
            </Heading>
            <Text as="div">
              <Skeleton width="long" />
            </Text>
          </Stack>
          <CalendarSkeleton />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
