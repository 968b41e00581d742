import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { IconTile } from "../../src/ui/IconTile/IconTile.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/IconTile" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A document">
        <IconTile name="document" />
      </Shown>
      <Shown as="A talk">
        <IconTile name="calendar" />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(2);
  },
});
