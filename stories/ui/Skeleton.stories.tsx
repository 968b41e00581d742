import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Stack } from "../../src/ui/Layout/Layout.tsx";
import {
  Skeleton,
  SkeletonCard,
  SkeletonRegion,
  SkeletonText,
  SkeletonField,
  SkeletonEntries,
} from "../../src/ui/Skeleton/Skeleton.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Skeleton" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Lines">
        <SkeletonRegion label="Loading words">
          <SkeletonText lines={4} />
        </SkeletonRegion>
      </Shown>
      <Shown as="A card">
        <SkeletonRegion label="Loading a card">
          <SkeletonCard />
        </SkeletonRegion>
      </Shown>
      <Shown as="A field">
        <SkeletonRegion label="Loading a field">
          <SkeletonField />
        </SkeletonRegion>
      </Shown>
      <Shown as="Entries">
        <SkeletonRegion label="Loading entries">
          <SkeletonEntries count={2} />
        </SkeletonRegion>
      </Shown>
      <Shown as="Single shapes">
        <SkeletonRegion label="Loading a profile">
          <Stack>
            <Skeleton shape="portrait" />
            <Skeleton shape="title" width="half" />
            <Skeleton shape="button" />
            <Skeleton shape="slot" />
          </Stack>
        </SkeletonRegion>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Loading words");
  },
});
