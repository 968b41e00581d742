import { useLocation } from "react-router";
import { Columns, Page, Stack } from "../../ui/Layout/Layout.tsx";
import {
  Skeleton,
  SkeletonCard,
  SkeletonRegion,
  SkeletonText,
} from "../../ui/Skeleton/Skeleton.tsx";
import styles from "./ProfileHeader.module.css";

/** A creator's page to come. */
export function ProfileSkeleton() {
  const { pathname } = useLocation();
  return (
    <Page width="wide">
      <SkeletonRegion label="Loading the page">
        <Stack gap="large">
          <Skeleton shape="slot" />
          <div className={styles.header}>
            <Skeleton shape="portrait" />
            <div className={styles.words}>
              <Skeleton shape="title" width="long" />
              <Skeleton width="half" />
            </div>
          </div>
          <Skeleton shape="slot" />
          {pathname.endsWith("/offerings") ? (
            <Columns>
              <SkeletonCard hasMedia={false} />
              <SkeletonCard hasMedia={false} />
              <SkeletonCard hasMedia={false} />
            </Columns>
          ) : (
            <SkeletonText lines={4} />
          )}
        </Stack>
      </SkeletonRegion>
    </Page>
  );
}
