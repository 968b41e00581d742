import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Badge } from "../../src/ui/Badge/Badge.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Badge" });

const tones = ["neutral", "accent", "success", "warning", "danger"] as const;

export const States = meta.story({
  render: () => (
    <Gallery>
      {tones.map((tone) => (
        <Shown key={tone} as={tone}>
          <Badge tone={tone}>Paid</Badge>
        </Shown>
      ))}
      <Shown as="Long">
        <Badge>Waiting for payment since this morning</Badge>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Badge tone="accent">{HEBREW}</Badge>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Paid")).toHaveLength(tones.length);
  },
});
