import { Cluster, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** A date with what is booked for it, to come. */
export function BookingDetailSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your session">
        <Stack gap="large">
          <Stack>
            <Text as="div" size="small">
              <Skeleton width="short" />
            </Text>
            <Heading size="hero" aria-hidden>
              <Skeleton width="long" />
            </Heading>
            <Text as="div" size="lead">
              <Skeleton width="half" />
            </Text>
          </Stack>
          <Cluster gap="medium">
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </Cluster>
          <SkeletonText lines={4} />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
