import { useLocation } from "react-router";
import { Columns, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import {
  Skeleton,
  SkeletonCard,
  SkeletonRegion,
  SkeletonText,
} from "../../../ui/Skeleton/Skeleton.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import header from "./ProfileHeader.module.css";
import bar from "./VisitorBar.module.css";

/** A creator's page to come: each shape as high as what takes its place. */
export function ProfileSkeleton() {
  const { pathname } = useLocation();
  return (
    <SkeletonRegion label="Loading the page">
      <div className={bar.bar}>
        <div className={bar.inner}>
          <Skeleton shape="control" width="long" />
          <div className={bar.pickers}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
      <Page width="wide">
        <Stack gap="large">
          <div className={header.header}>
            <Skeleton shape="poster" />
            <div className={header.text}>
              <Heading level={4} size="hero" aria-hidden>
                <Skeleton width="half" />
              </Heading>
              <Text as="div" size="lead">
                <Skeleton width="long" />
              </Text>
            </div>
            <div className={header.links}>
              <Skeleton shape="control" width="long" />
            </div>
            <div className={header.actions}>
              <Skeleton shape="control" width="half" />
            </div>
          </div>
          <Skeleton shape="control" />
          {/\/offerings\/?$/i.test(pathname) ? <OfferingsSkeleton /> : <SkeletonText lines={5} />}
        </Stack>
      </Page>
    </SkeletonRegion>
  );
}

function OfferingsSkeleton() {
  return (
    <Stack>
      <Heading level={4} size="title" aria-hidden>
        <Skeleton width="short" />
      </Heading>
      <Columns>
        <SkeletonCard hasMedia={false} />
        <SkeletonCard hasMedia={false} />
        <SkeletonCard hasMedia={false} />
      </Columns>
    </Stack>
  );
}
