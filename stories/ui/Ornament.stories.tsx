import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Ornament } from "../../src/ui/Ornament/Ornament.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Ornament" });

export const States = meta.story({
  render: () => (
    <Gallery>
      {(["library", "sessions", "people", "document", "calendar", "lost", "lamp"] as const).map(
        (name) => (
          <Shown key={name} as={name}>
            <Ornament name={name} />
          </Shown>
        ),
      )}
      <Shown as="Lighting up, once">
        <Ornament name="lamp" isLightingUp />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(8);
  },
});
