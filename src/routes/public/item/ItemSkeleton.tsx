import { Columns, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import {
  Skeleton,
  SkeletonCard,
  SkeletonRegion,
  SkeletonText,
} from "../../../ui/Skeleton/Skeleton.tsx";

/** The shape of an item's page. */
export function ItemSkeleton() {
  return (
    <Page width="wide">
      <SkeletonRegion label="Loading">
        <Columns kind="halves" gap="large">
          <SkeletonCard />
          <Stack>
            <Skeleton shape="title" width="half" />
            <SkeletonText lines={4} />
          </Stack>
        </Columns>
      </SkeletonRegion>
    </Page>
  );
}
