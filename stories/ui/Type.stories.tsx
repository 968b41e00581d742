import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Stack } from "../../src/ui/Layout/Layout.tsx";
import { Text, Heading, Eyebrow } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_WORD } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Type" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A page" isWide>
        <Stack>
          <Eyebrow>One-on-One Calls</Eyebrow>
          <Heading level={1} size="hero">
            Demo Speaker
          </Heading>
          <Text size="lead" tone="muted">
            Negotiation, for people who would rather not
          </Text>
          <Heading level={2} size="title">
            An hour with someone who has done it
          </Heading>
          <Text>
            Most bad deals are made in the first ten minutes, by people who were in a hurry to be
            liked. These talks are about the eleventh minute.
          </Text>
          <Heading level={3} size="section">
            What you get
          </Heading>
          <Text size="small">A plan on one page, and the sentence to open with.</Text>
          <Heading level={4} size="small">
            Afterwards
          </Heading>
          <Text size="tiny">Notes, within a day.</Text>
        </Stack>
      </Shown>
      {(["ink", "muted", "danger", "success", "warning"] as const).map((tone) => (
        <Shown key={tone} as={tone}>
          <Text tone={tone}>Times are in Europe/Brussels.</Text>
        </Shown>
      ))}
      <Shown as="Strong">
        <Text weight="strong">€ 54,45</Text>
      </Shown>
      <Shown as="A long word" isWide>
        <Heading level={2} size="hero">
          {LONG_WORD}
        </Heading>
      </Shown>
      <Shown as="Right to left" isWide dir="rtl">
        <Heading level={2}>{HEBREW}</Heading>
        <Text>{HEBREW}</Text>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Demo Speaker");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
