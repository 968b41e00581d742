import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Illustration } from "../../src/components/marketing/Illustration.tsx";
import { ILLUSTRATIONS } from "../../src/components/marketing/illustrations/illustrations.ts";
import { keysOf } from "../../src/domain/shared/lifecycle.ts";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Components/Illustration" });

const NAMES = keysOf(ILLUSTRATIONS);

export const All = meta.story({
  render: () => (
    <Gallery>
      {NAMES.map((name) => (
        <Shown key={name} as={name}>
          <Illustration name={name} alt={`The ${name} in the product`} />
        </Shown>
      ))}
    </Gallery>
  ),
  play: async ({ canvas }) => {
    // The other theme's is hidden, from screen readers too.
    await expect(canvas.getAllByRole("img")).toHaveLength(NAMES.length);
    const [first] = canvas.getAllByRole("img");
    await expect(first).toHaveAttribute("src", expect.stringMatching(/\.avif$/));
  },
});
