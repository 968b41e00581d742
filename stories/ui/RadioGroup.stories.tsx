import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { RadioGroup } from "../../src/ui/RadioGroup/RadioGroup.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/RadioGroup" });

const durations = [
  { value: "30", label: "30 minutes" },
  { value: "60", label: "60 minutes", hint: "Time to go deep" },
];

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus, in a row">
        <RadioGroup label="Duration" layout="row" options={durations} defaultValue="30" />
      </Shown>
      <Shown as="In a column">
        <RadioGroup label="How long" options={durations} defaultValue="60" />
      </Shown>
      <Shown as="Wrong">
        <RadioGroup label="Length" options={durations} error="Duration is required" />
      </Shown>
      <Shown as="Disabled">
        <RadioGroup label="Fixed duration" options={durations} defaultValue="30" disabled />
      </Shown>
      <Shown as="Long">
        <RadioGroup
          label={LONG_LINE}
          options={[{ value: "a", label: LONG_LINE, hint: LONG_TEXT }]}
        />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <RadioGroup label={HEBREW} options={[{ value: "a", label: HEBREW }]} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("radio", { name: "30 minutes" })[0]).toHaveFocus();
    await expect(canvas.getByRole("radiogroup", { name: "Length" })).toHaveAccessibleDescription(
      "Duration is required",
    );
  },
});
