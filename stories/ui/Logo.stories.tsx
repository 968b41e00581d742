import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { LogoMark, Logo } from "../../src/ui/Logo/Logo.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Logo" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="The way home">
        <Logo href="#home" />
      </Shown>
      <Shown as="Alone">
        <Logo />
      </Shown>
      <Shown as="The mark">
        <LogoMark />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#home");
  },
});
