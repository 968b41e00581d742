import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Switch } from "../../src/ui/Switch/Switch.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Switch" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus, on">
        <Switch label="Published" defaultChecked />
      </Shown>
      <Shown as="Off">
        <Switch label="Reminders" />
      </Shown>
      <Shown as="With a hint">
        <Switch label="Open" hint="Everyone can book this call" defaultChecked />
      </Shown>
      <Shown as="Disabled">
        <Switch label="Closed" disabled />
      </Shown>
      <Shown as="Long">
        <Switch label={LONG_LINE} hint={LONG_TEXT} />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Switch label={HEBREW} defaultChecked />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole("switch", { name: "Published" });
    await userEvent.keyboard(" ");
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(first).toBeChecked();
  },
});
