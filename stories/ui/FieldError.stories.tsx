import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { FieldError } from "../../src/ui/FieldError/FieldError.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/FieldError" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In a line">
        <FieldError>City is required</FieldError>
      </Shown>
      <Shown as="Long">
        <FieldError>{LONG_TEXT}</FieldError>
      </Shown>
      <Shown as="With a detail">
        <FieldError detail="Unexpected payment status: requires_payment_method">
          Your card wasn't charged. Check its details, or try another card.
        </FieldError>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <FieldError>{HEBREW}</FieldError>
      </Shown>
      <Shown as="Nothing wrong">
        <FieldError />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(4);
  },
});
