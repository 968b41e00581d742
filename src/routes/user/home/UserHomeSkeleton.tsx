import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonEntries, SkeletonRegion } from "../../../ui/Skeleton/Skeleton.tsx";

/** Greeting, tabs and a few entries to come. */
export function UserHomeSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your library and sessions">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" width="half" />
          <SkeletonEntries count={3} />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
