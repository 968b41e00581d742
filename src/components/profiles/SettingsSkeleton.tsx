import { Columns, Divider, Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonField, SkeletonRegion } from "../../ui/Skeleton/Skeleton.tsx";

/** Heading and forms to come. */
export function SettingsSkeleton() {
  return (
    <Page>
      <SkeletonRegion label="Loading your settings">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <Stack>
            <Skeleton shape="title" width="short" />
            <SkeletonField />
            <Skeleton shape="button" />
          </Stack>
          <Divider />
          <Stack>
            <Skeleton shape="title" width="short" />
            <Skeleton />
            <Skeleton shape="button" />
          </Stack>
          <Divider />
          <Stack>
            <Skeleton shape="title" width="short" />
            <SkeletonField />
            <Skeleton shape="button" />
            <Skeleton />
            <Skeleton />
          </Stack>
          <Divider />
          <Stack>
            <Skeleton shape="title" width="short" />
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
