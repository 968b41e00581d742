import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Checkbox } from "../../src/ui/Checkbox/Checkbox.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Checkbox" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <Checkbox label="I buy as a company" />
      </Shown>
      <Shown as="Ticked">
        <Checkbox label="Save these details" defaultChecked />
      </Shown>
      <Shown as="With a hint">
        <Checkbox label="Save these details" hint="You can change them in your settings." />
      </Shown>
      <Shown as="Wrong">
        <Checkbox label="I accept the terms" error="This field is required" />
      </Shown>
      <Shown as="Disabled">
        <Checkbox label="Save these details" disabled defaultChecked />
      </Shown>
      <Shown as="Long">
        <Checkbox label="I agree that what I write here is read by the creator, kept with the booking, and shown to nobody else unless the law asks for it" />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Checkbox label={HEBREW} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "I buy as a company" })).toHaveFocus();
    await expect(
      canvas.getByRole("checkbox", { name: "I accept the terms" }),
    ).toHaveAccessibleDescription("This field is required");
  },
});
