import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Link } from "../../src/ui/Link/Link.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Link" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <Text>
          <Link href="#story">The whole story</Link>
        </Text>
      </Shown>
      <Shown as="Within words">
        <Text>
          See <Link href="#offers">what Demo offers</Link> before you book.
        </Text>
      </Shown>
      <Shown as="Quiet">
        <Link href="#home" variant="quiet">
          Home
        </Link>
      </Shown>
      <Shown as="Long">
        <Link href="#long">{LONG_LINE}</Link>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Link href="#hebrew">{HEBREW}</Link>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "The whole story" })).toHaveFocus();
  },
});
