import { expect, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Banner } from "../../src/ui/Banner/Banner.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Banner" });

const tones = ["neutral", "accent", "success", "warning", "danger"] as const;
const onDismiss = fn();

export const States = meta.story({
  render: () => (
    <Gallery>
      {tones.map((tone) => (
        <Shown key={tone} as={tone} isWide>
          <Banner label={`${tone} notice`} tone={tone}>
            Prices include the VAT of Belgium.
          </Banner>
        </Shown>
      ))}
      <Shown as="With something to do" isWide>
        <Banner label="Prices" actions={<Button variant="primary">Log in</Button>}>
          Prices include the VAT of Belgium, the country that we guess from your IP address.
        </Banner>
      </Shown>
      <Shown as="To be dismissed, long" isWide>
        <Banner label="Long notice" tone="warning" onDismiss={onDismiss}>
          {LONG_TEXT}
        </Banner>
      </Shown>
      <Shown as="Right to left" isWide dir="rtl">
        <Banner label="Hebrew notice" tone="accent">
          {HEBREW}
        </Banner>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Dismiss/ }));
    await expect(onDismiss).toHaveBeenCalled();
  },
});
