import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { NavTabs } from "../../src/ui/NavTabs/NavTabs.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/NavTabs" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="The first of two" isWide>
        <NavTabs
          label="Profile"
          tabs={[
            { href: "#about", label: "About", isCurrent: true },
            { href: "#offerings", label: "Offerings", count: 4, isCurrent: false },
          ]}
        />
      </Shown>
      <Shown as="Wider than the window" isWide>
        <NavTabs
          label="Many"
          tabs={Array.from({ length: 14 }, (_, index) => ({
            href: `#part-${index}`,
            label: `Part ${index + 1} of it`,
            isCurrent: index === 2,
          }))}
        />
      </Shown>
      <Shown as="Right to left" isWide dir="rtl">
        <NavTabs
          label="From right to left"
          tabs={[
            { href: "#one", label: HEBREW, isCurrent: true },
            { href: "#two", label: "דברים", isCurrent: false },
          ]}
        />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "About" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: /Offerings/ })).not.toHaveAttribute(
      "aria-current",
    );
  },
});
