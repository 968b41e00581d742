import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { TextClamp } from "../../src/ui/TextClamp/TextClamp.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/TextClamp" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Folded">
        <TextClamp text={LONG_TEXT} />
      </Shown>
      <Shown as="Short enough">
        <TextClamp text="A demo creator." />
      </Shown>
      <Shown as="Right to left">
        <TextClamp text={`${HEBREW}. `.repeat(20)} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The end/)).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("button", { name: "See more" })).toHaveLength(2);
  },
});

export const Unfolded = meta.story({
  render: () => (
    <Page>
      <TextClamp text={LONG_TEXT} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/The end/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "See more" }));
    await expect(canvas.getByText(/The end/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "See less" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
});
