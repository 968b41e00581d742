import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { calendar } from "../../src/ui/Ornament/drawings/calendar.tsx";
import { lamp } from "../../src/ui/Ornament/drawings/lamp.tsx";
import { library } from "../../src/ui/Ornament/drawings/library.tsx";
import { lost } from "../../src/ui/Ornament/drawings/lost.tsx";
import { paper } from "../../src/ui/Ornament/drawings/paper.tsx";
import { people } from "../../src/ui/Ornament/drawings/people.tsx";
import { sessions } from "../../src/ui/Ornament/drawings/sessions.tsx";
import { Ornament } from "../../src/ui/Ornament/Ornament.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/Ornament" });

export const States = meta.story({
  render: () => (
    <Gallery>
      {Object.entries({ library, sessions, people, document: paper, calendar, lost, lamp }).map(
        ([name, drawing]) => (
          <Shown key={name} as={name}>
            <Ornament drawing={drawing} />
          </Shown>
        ),
      )}
      <Shown as="Lighting up, once">
        <Ornament drawing={lamp} isLightingUp />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(8);
  },
});
