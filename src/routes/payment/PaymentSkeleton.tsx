import { Card } from "../../ui/Card/Card.tsx";
import { Columns, Stack } from "../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../ui/Skeleton/Skeleton.tsx";
import styles from "./Payment.module.css";

/** Title, steps, summary and form to come, each in its place. */
export function PaymentSkeleton() {
  return (
    <SkeletonRegion label="Loading your payment">
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="half" />
        </div>
        <div className={styles.summary}>
          <Card variant="sunken" padding="large">
            <Stack gap="large">
              <Stack gap="small">
                <Skeleton shape="title" width="long" />
                <Skeleton width="half" />
              </Stack>
              <SkeletonText lines={4} />
            </Stack>
          </Card>
        </div>
        <div className={styles.step}>
          <FieldsSkeleton rows={5} />
        </div>
      </div>
    </SkeletonRegion>
  );
}

/** A form to come. */
function FieldsSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap="large">
      <Columns kind="halves">
        <FieldSkeleton />
        <FieldSkeleton />
      </Columns>
      {Array.from({ length: rows }, (_, row) => (
        <FieldSkeleton key={row} />
      ))}
    </Stack>
  );
}

function FieldSkeleton() {
  return (
    <Stack gap="small">
      <Skeleton width="short" />
      <Skeleton shape="slot" />
    </Stack>
  );
}
