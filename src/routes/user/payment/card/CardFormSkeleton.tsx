import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion } from "../../../../ui/Skeleton/Skeleton.tsx";

/** Card fields and the button to come. */
export function CardFormSkeleton() {
  return (
    <SkeletonRegion label="Loading the card form">
      <Stack>
        <Skeleton width="short" />
        <Skeleton shape="slot" />
        <Skeleton width="short" />
        <Skeleton shape="slot" />
      </Stack>
    </SkeletonRegion>
  );
}
