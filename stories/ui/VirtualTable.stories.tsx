import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { VirtualTable } from "../../src/ui/VirtualTable/VirtualTable.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { HEBREW, LONG_LINE } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/VirtualTable" });

const COLUMNS = [
  { id: "name", label: "Name", sorted: "ascending", onSort: fn() },
  { id: "place", label: "Place", onSort: fn() },
  { id: "since", label: "Since" },
] as const;

const cell = (text: string) => ({ title: text, content: text });
const cellsOf = (index: number) =>
  [`Name ${index + 1}`, `Place ${index + 1}`, `${index + 1} days ago`].map(cell);
const long = [LONG_LINE, HEBREW, "Just now"].map(cell);

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A few rows">
        <VirtualTable
          label="A few"
          columns={COLUMNS}
          rowCount={3}
          cellsOf={cellsOf}
          onRest={() => {}}
        />
      </Shown>
      <Shown as="On their way">
        <VirtualTable
          label="On their way"
          columns={COLUMNS}
          rowCount={3}
          cellsOf={() => null}
          onRest={() => {}}
        />
      </Shown>
      <Shown as="Being replaced">
        <VirtualTable
          label="Being replaced"
          columns={COLUMNS}
          rowCount={2}
          cellsOf={cellsOf}
          onRest={() => {}}
          isStale
        />
      </Shown>
      <Shown as="Long lines">
        <VirtualTable
          label="Long lines"
          columns={COLUMNS}
          rowCount={1}
          cellsOf={() => long}
          onRest={() => {}}
        />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/of 3$/)).toHaveLength(2);
    await expect(canvas.getByRole("table", { name: "A few" })).toBeVisible();
  },
});

export const Long = meta.story({
  render: () => (
    <VirtualTable
      label="Long"
      columns={COLUMNS}
      rowCount={100_000}
      cellsOf={cellsOf}
      onRest={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText("Name 1");
    const rows = canvas.getByRole("rowgroup", { name: "Long" });
    await expect(rows.querySelectorAll('[role="row"]').length).toBeLessThan(60);
    rows.scrollTop = rows.scrollHeight;
    await expect(await canvas.findByText("Name 100000")).toBeVisible();
    await expect(await canvas.findByText(/–100,000 of 100,000$/)).toBeVisible();
  },
});
