import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Card } from "../../src/ui/Card/Card.tsx";
import { Cluster } from "../../src/ui/Layout/Layout.tsx";
import { Sortable } from "../../src/ui/Sortable/Sortable.tsx";
import { withMoved } from "../../src/ui/Sortable/withMoved.ts";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Sortable" });

function Names({ start }: { start: readonly string[] }) {
  const [names, setNames] = useState(start);
  return (
    <Sortable
      items={names.map((name) => ({ key: name, name }))}
      onMove={(move) => setNames(withMoved(names, move))}
    >
      {(index, controls) => (
        <Card>
          <Cluster justify="between">
            <span dir="auto">{names[index]}</span>
            {controls}
          </Cluster>
        </Card>
      )}
    </Sortable>
  );
}

const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("li")].slice(0, 3).map(({ textContent }) => textContent);

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Three">
        <Names start={["First", "Second", "Third"]} />
      </Shown>
      <Shown as="One alone">
        <Names start={["Alone"]} />
      </Shown>
      <Shown as="Long">
        <Names start={[LONG_LINE, "Short"]} />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Names start={[HEBREW, "Latin"]} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas, canvasElement }) => {
    const down = canvas.getByRole("button", { name: "Move down First" });
    down.focus();
    await userEvent.keyboard("{Enter}");
    await expect(namesIn(canvasElement)).toEqual(["Second", "First", "Third"]);
    await expect(canvas.getByText("First is now 2 of 3")).toBeInTheDocument();
    await expect(down).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(namesIn(canvasElement)).toEqual(["Second", "Third", "First"]);
    await expect(down).toHaveAttribute("aria-disabled", "true");
  },
});

export const Dragged = meta.story({
  render: () => <Names start={["First", "Second", "Third"]} />,
  play: async ({ canvasElement }) => {
    const [first, , third] = canvasElement.querySelectorAll("li");
    const handle = first?.querySelector("span[aria-hidden]");
    if (!handle || !third) throw new Error("three items with handles");
    const begin = () => fireEvent.pointerDown(handle, { button: 0, clientY: 0 });
    const below = third.getBoundingClientRect().bottom;

    await begin();
    await fireEvent.pointerMove(window, { clientY: below });
    await waitFor(() => expect(first).toHaveStyle({ order: "2" }));
    await fireEvent.keyDown(window, { key: "Escape" });
    await expect(namesIn(canvasElement)).toEqual(["First", "Second", "Third"]);

    await begin();
    await fireEvent.pointerMove(window, { clientY: below });
    await fireEvent.pointerUp(window);
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(["Second", "Third", "First"]));
  },
});
