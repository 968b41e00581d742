import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Icon } from "../../src/ui/Icon/Icon.tsx";
import { iconPaths, type IconName } from "../../src/ui/Icon/paths.ts";
import { Stack, Cluster } from "../../src/ui/Layout/Layout.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Icon" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In a line of text">
        <Text>
          <Icon name="clock" /> Held for 14:32
        </Text>
      </Shown>
      <Shown as="Large">
        <Icon name="calendar" size="large" />
      </Shown>
      <Shown as="Alone, with a label">
        <Icon name="warning" size="large" label="Warning" />
      </Shown>
      <Shown as="All of them" isWide>
        <Cluster gap="large">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <Stack key={name} gap="tiny">
              <Icon name={name} size="large" />
              <Text size="tiny" tone="muted">
                {name}
              </Text>
            </Stack>
          ))}
        </Cluster>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Warning" })).toBeVisible();
  },
});
