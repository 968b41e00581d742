import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion } from "../../../ui/Skeleton/Skeleton.tsx";

/** A session's title and one's own picture, to come. */
export function LiveSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your session">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="media" />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
