import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { VisuallyHidden } from "../../src/ui/VisuallyHidden/VisuallyHidden.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/VisuallyHidden" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Words for readers only">
        <Text>
          € 54,45<VisuallyHidden> including VAT</VisuallyHidden>
        </Text>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText("including VAT");
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
