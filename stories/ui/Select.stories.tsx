import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Select } from "../../src/ui/Select/Select.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Select" });

const countries = [
  { value: "BE", label: "Belgium" },
  { value: "NL", label: "Netherlands" },
  { value: "AX", label: "Not yet here", isDisabled: true },
];

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <Select label="Country" options={countries} />
      </Shown>
      <Shown as="Nothing chosen yet">
        <Select label="Country to be chosen" placeholder="Choose a country" options={countries} />
      </Shown>
      <Shown as="With a hint">
        <Select
          label="Timezone"
          hint="Your hours are shown in it."
          options={[{ value: "a", label: "Europe/Brussels" }]}
        />
      </Shown>
      <Shown as="Wrong">
        <Select
          label="Country of the bill"
          placeholder="Choose a country"
          options={countries}
          error="Country is required"
        />
      </Shown>
      <Shown as="Disabled">
        <Select label="Country of the seller" disabled options={countries} />
      </Shown>
      <Shown as="Long">
        <Select label={LONG_LINE} options={[{ value: "a", label: LONG_LINE }]} />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Select label={HEBREW} options={[{ value: "a", label: HEBREW }]} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: "Country of the bill" })).toBeInvalid();
  },
});
