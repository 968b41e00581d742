import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Disclosure } from "../../src/ui/Disclosure/Disclosure.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard } from "../support/keyboard.ts";
import { HEBREW, LONG_LINE, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Disclosure" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Closed">
        <Disclosure label="Become a beamer">An invitation code is all it takes.</Disclosure>
      </Shown>
      <Shown as="Long">
        <Disclosure label={LONG_LINE}>{LONG_TEXT}</Disclosure>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Disclosure label={HEBREW}>{HEBREW}</Disclosure>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: HEBREW }));
    await expect(canvas.getAllByText(HEBREW)).toHaveLength(2);
  },
});

export const ByKeyboard = meta.story({
  render: () => (
    <Disclosure label="Become a beamer">An invitation code is all it takes.</Disclosure>
  ),
  play: byKeyboard(async ({ canvas, keys }) => {
    await expect(canvas.queryByText(/invitation code/)).toBeNull();
    const button = await keys.tabTo("button", "Become a beamer");
    await keys.press("{Enter}");
    await expect(canvas.getByText(/invitation code/)).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await keys.press(" ");
    await expect(canvas.queryByText(/invitation code/)).toBeNull();
    await keys.press(" ");
    await expect(canvas.getByText(/invitation code/)).toBeVisible();
    await expect(button).toHaveFocus();
  }),
});
