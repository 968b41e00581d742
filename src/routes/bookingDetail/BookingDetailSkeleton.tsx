import { Cluster, Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../ui/Skeleton/Skeleton.tsx";

/** A date with what is booked for it, to come. */
export function BookingDetailSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your session">
        <Stack gap="large">
          <Stack gap="small">
            <Skeleton width="short" />
            <Skeleton shape="title" width="long" />
            <Skeleton width="half" />
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
