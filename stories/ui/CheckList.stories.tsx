import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { CheckList } from "../../src/ui/CheckList/CheckList.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_WORD } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/CheckList" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A few">
        <CheckList items={["A plan on one page", "Notes afterwards"]} />
      </Shown>
      <Shown as="Long lines">
        <CheckList items={[LONG_LINE, LONG_WORD]} />
      </Shown>
      <Shown as="Right to left">
        <CheckList items={[HEBREW]} />
      </Shown>
      <Shown as="More than the limit">
        <CheckList
          items={Array.from({ length: 20 }, (_, index) => `Point ${index + 1}`)}
          limit={3}
        />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Notes afterwards")).toBeVisible();
    await expect(canvas.queryByText("Point 4")).toBeNull();
  },
});

export const AllOfALongList = meta.story({
  render: () => (
    <CheckList items={Array.from({ length: 20 }, (_, index) => `Point ${index + 1}`)} limit={5} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Point 6")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "See all 20" }));
    await expect(canvas.getByText("Point 20")).toBeVisible();
  },
});
