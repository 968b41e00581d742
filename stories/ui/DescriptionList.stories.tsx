import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { DescriptionList } from "../../src/ui/DescriptionList/DescriptionList.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_WORD, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/DescriptionList" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Questions and answers">
        <DescriptionList
          items={[
            {
              term: "What would you like to talk about?",
              details: "The opening of my first keynote.",
            },
            { term: "Anything to read beforehand?", details: "No" },
          ]}
        />
      </Shown>
      <Shown as="Long">
        <DescriptionList items={[{ term: LONG_LINE, details: `${LONG_WORD} ${LONG_TEXT}` }]} />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <DescriptionList items={[{ term: HEBREW, details: HEBREW }]} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition")).toHaveLength(4);
  },
});
