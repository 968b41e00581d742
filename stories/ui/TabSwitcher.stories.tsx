import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { TabSwitcher } from "../../src/ui/TabSwitcher/TabSwitcher.tsx";
import { Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({ title: "Controls/TabSwitcher" });

function HomeTabs() {
  const [selected, setSelected] = useState("library");
  return (
    <Page>
      <TabSwitcher
        label="Your things"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: "library", label: "My Library", content: <Text>Two drops</Text> },
          { id: "sessions", label: "My Sessions", content: <Text>One session</Text> },
        ]}
      />
    </Page>
  );
}

export const States = meta.story({
  render: () => <HomeTabs />,
  play: byKeyboard(async ({ canvas, keys }) => {
    const isChosen = async (name: string) => {
      const tab = canvas.getByRole("tab", { name });
      await waitFor(() => expect(tab).toHaveFocus());
      await expect(tab).toHaveAttribute("aria-selected", "true");
    };
    await keys.tabTo("tab", "My Library");
    await keys.press("{ArrowRight}");
    await isChosen("My Sessions");
    const panel = canvas.getByRole("tabpanel", { name: "My Sessions" });
    await expect(panel).toHaveTextContent("One session");
    await keys.press("{ArrowRight}");
    await isChosen("My Library");
    await keys.press("{End}");
    await isChosen("My Sessions");
    await keys.press("{Home}");
    await isChosen("My Library");
    // From the tabs straight into what they show.
    await keys.press("{Tab}");
    await expect(canvas.getByRole("tabpanel", { name: "My Library" })).toHaveFocus();
  }),
});
