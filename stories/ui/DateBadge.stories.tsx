import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { DateBadge } from "../../src/ui/DateBadge/DateBadge.tsx";
import { Cluster } from "../../src/ui/Layout/Layout.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/DateBadge" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A day">
        <DateBadge month="Nov" day="24" label="Tuesday 24 November 2026" dateTime="2026-11-24" />
      </Shown>
      <Shown as="At the head of an entry">
        <Cluster gap="medium">
          <DateBadge month="May" day="1" label="Friday 1 May 2026" dateTime="2026-05-01" />
          <Text size="small" tone="muted">
            09:30 to 10:00
          </Text>
        </Cluster>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("time")[0]).toHaveTextContent("Tuesday 24 November 2026");
  },
});
