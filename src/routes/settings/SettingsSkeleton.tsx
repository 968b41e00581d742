import { Columns, Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonField, SkeletonRegion } from "../../ui/Skeleton/Skeleton.tsx";

/** Heading and forms to come. */
export function SettingsSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your settings">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <SkeletonField />
          <Stack>
            <Columns kind="halves">
              <SkeletonField />
              <SkeletonField />
            </Columns>
            <SkeletonField />
            <SkeletonField />
            <SkeletonField />
          </Stack>
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
