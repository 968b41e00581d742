import { Card } from "../../../ui/Card/Card.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Skeleton, SkeletonRegion, SkeletonText } from "../../../ui/Skeleton/Skeleton.tsx";
import { PaymentFrame } from "./PaymentFrame.tsx";

/** Title and steps, which are always the same; summary and form to come, each in its place. */
export function PaymentSkeleton() {
  return (
    <PaymentFrame current={0} summary={<SummarySkeleton />}>
      <SkeletonRegion label="Loading your payment">
        <Stack gap="large">
          <Skeleton shape="title" width="half" />
          <Stack>
            <Columns kind="halves">
              <FieldSkeleton />
              <FieldSkeleton />
            </Columns>
            {Array.from({ length: 6 }, (_, row) => (
              <FieldSkeleton key={row} />
            ))}
          </Stack>
        </Stack>
      </SkeletonRegion>
    </PaymentFrame>
  );
}

function SummarySkeleton() {
  return (
    <Card variant="sunken" padding="large">
      <Stack>
        <Skeleton shape="title" width="long" />
        <SkeletonText lines={2} />
        <SkeletonText lines={3} />
        <Skeleton shape="title" />
      </Stack>
    </Card>
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
