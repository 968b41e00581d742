import { Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../ui/Skeleton/Skeleton.tsx";

/** Placeholders for a heading and a paragraph. */
export function DefaultSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading the page">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <SkeletonText lines={4} />
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
