import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Entry, EntryList } from "../../src/ui/EntryList/EntryList.tsx";
import { IconTile } from "../../src/ui/IconTile/IconTile.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE, LONG_WORD } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/EntryList" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Things that open" isWide>
        <EntryList label="Library">
          <Entry
            title="The quiet interface"
            href="#drop"
            kind="Drop"
            lead={<IconTile name="document" />}
          >
            <Text tone="muted">Forty pages on screens that wait.</Text>
          </Entry>
          <Entry title="Less, later" kind="Talk" lead={<IconTile name="calendar" />} end="€ 0,00" />
        </EntryList>
      </Shown>
      <Shown as="Long" isWide>
        <EntryList label="Long things">
          <Entry
            title={`${LONG_WORD} ${LONG_LINE}`}
            kind="Drop"
            lead={<IconTile name="document" />}
            end="€ 1.234,50"
          />
        </EntryList>
      </Shown>
      <Shown as="Right to left" isWide dir="rtl">
        <EntryList label="Things from right to left">
          <Entry
            title={HEBREW}
            href="#hebrew"
            kind="Drop"
            lead={<IconTile name="document" />}
            end="€ 12,10"
          />
        </EntryList>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "The quiet interface" })).toHaveFocus();
  },
});
