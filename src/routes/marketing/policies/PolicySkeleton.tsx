import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import styles from "./PolicyText.module.css";

/** A policy to come, in its own places. */
export function PolicySkeleton() {
  return (
    <Page width="wide">
      <SkeletonRegion label="Loading the page">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <div className={styles.policy}>
            <SkeletonText lines={8} />
            <div className={styles.text}>
              <SkeletonText lines={4} />
              <SkeletonText lines={6} />
            </div>
          </div>
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
