import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { TimeLeft } from "../../src/ui/TimeLeft/TimeLeft.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/TimeLeft" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A while">
        <TimeLeft>Held for 14:32</TimeLeft>
      </Shown>
      <Shown as="Almost over, and said so">
        <TimeLeft isUrgent announcement="Less than two minutes left">
          Held for 1:59
        </TimeLeft>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const [quiet, urgent] = canvas.getAllByRole("status");
    await expect(quiet).toBeEmptyDOMElement();
    await expect(urgent).toHaveTextContent("Less than two minutes left");
  },
});
