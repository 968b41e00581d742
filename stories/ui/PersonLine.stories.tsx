import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { PersonLine } from "../../src/ui/PersonLine/PersonLine.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/PersonLine" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="With text next to it">
        <PersonLine name="Demo Speaker">
          <Text tone="muted">Demo Speaker, Speaker on calm technology</Text>
        </PersonLine>
      </Shown>
      <Shown as="Long">
        <PersonLine name="Demo Coach">
          <Text tone="muted">Demo Coach, {LONG_LINE}</Text>
        </PersonLine>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <PersonLine name={HEBREW}>
          <Text tone="muted">{HEBREW}</Text>
        </PersonLine>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Demo Speaker, Speaker on calm technology")).toBeVisible();
  },
});
