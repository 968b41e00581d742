import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { TextField } from "../../src/ui/TextField/TextField.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_WORD, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/TextField" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <TextField label="Title" />
      </Shown>
      <Shown as="With a sign and a hint">
        <TextField
          label="Price"
          prefix="€"
          hint="Excl. VAT. 0 makes it free."
          inputMode="decimal"
          defaultValue="45"
        />
      </Shown>
      <Shown as="Optional, with a placeholder">
        <TextField label="Website" isOptional placeholder="https://" />
      </Shown>
      <Shown as="Wrong">
        <TextField label="VAT number" defaultValue="BE0" error="VAT number is not correct" />
      </Shown>
      <Shown as="Wrong, at length">
        <TextField label="Email" defaultValue={LONG_WORD} error={LONG_TEXT} />
      </Shown>
      <Shown as="Disabled">
        <TextField label="Address" defaultValue="demo@demo.example" disabled />
      </Shown>
      <Shown as="Long">
        <TextField label={LONG_LINE} hint={LONG_WORD} defaultValue={LONG_LINE} />
      </Shown>
      <Shown as="Right to left">
        <TextField label="Name" defaultValue={HEBREW} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Title" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(
      "Excl. VAT. 0 makes it free.",
    );
    await expect(canvas.getByRole("textbox", { name: "VAT number" })).toBeInvalid();
  },
});
