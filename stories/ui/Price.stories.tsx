import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Price } from "../../src/ui/Price/Price.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Price" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="For a buyer">
        <Price text="€ 54,45" note="incl. VAT" />
      </Shown>
      <Shown as="For a creator, large">
        <Price text="€ 1.234,50" note="excl. VAT" size="large" />
      </Shown>
      <Shown as="For nothing">
        <Price text="Free" />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("incl. VAT")).toBeVisible();
  },
});
