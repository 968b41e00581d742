import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { SlotListSkeleton, SlotList } from "../../src/ui/SlotList/SlotList.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({
  title: "Controls/SlotList",
  beforeEach: () => {
    onSelect.mockClear();
  },
});

const slots = ["09:00", "09:30", "10:00", "10:30", "14:00", "14:30", "15:00"].map((label) => ({
  id: label,
  label,
}));

const onSelect = fn();

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="One proposed" isWide>
        <SlotList label="Times on Tuesday" slots={slots} selected="09:00" onSelect={onSelect} />
      </Shown>
      <Shown as="None chosen" isWide>
        <SlotList label="Times on Wednesday" slots={slots} onSelect={onSelect} />
      </Shown>
      <Shown as="Disabled" isWide>
        <SlotList
          label="Times on Thursday"
          slots={slots}
          selected="09:30"
          isDisabled
          onSelect={onSelect}
        />
      </Shown>
      <Shown as="Loading" isWide>
        <SlotListSkeleton label="Loading available time slots" />
      </Shown>
      <Shown as="Right to left" isWide dir="rtl">
        <SlotList
          label="Times from right to left"
          slots={slots}
          selected="10:00"
          onSelect={onSelect}
        />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const closed = within(canvas.getByRole("radiogroup", { name: "Times on Thursday" }));
    await userEvent.click(closed.getByRole("radio", { name: "09:00" }), { pointerEventsCheck: 0 });
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading available time slots");
  },
});

export const ByKeyboard = meta.story({
  render: () => (
    <Page>
      <SlotList label="Times" slots={slots} selected="09:30" onSelect={onSelect} />
    </Page>
  ),
  play: byKeyboard(async ({ canvas, keys }) => {
    const slot = (time: string) => canvas.getByRole("radio", { name: time });
    // The list is one stop, at the proposed time.
    await keys.press("{Tab}");
    await expect(slot("09:30")).toHaveFocus();
    await keys.press("{ArrowRight}{ArrowDown}");
    await expect(slot("10:30")).toHaveFocus();
    await expect(onSelect).not.toHaveBeenCalled();
    await keys.press("{Enter}");
    await expect(onSelect).toHaveBeenLastCalledWith("10:30");
    await keys.press("{End}");
    await expect(slot("15:00")).toHaveFocus();
    await keys.press("{ArrowRight}");
    await expect(slot("09:00")).toHaveFocus();
    await keys.press("{ArrowUp}");
    await expect(slot("15:00")).toHaveFocus();
    await keys.press("{Home} ");
    await expect(onSelect).toHaveBeenLastCalledWith("09:00");
    await keys.press("{Tab}");
    await expect(slot("09:00")).not.toHaveFocus();
  }),
});

export const AroundTheClock = meta.story({
  render: () => (
    <Page>
      <SlotList
        label="Times"
        slots={Array.from({ length: 48 }, (_, index) => {
          const label = `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
          return { id: label, label };
        })}
        selected="23:30"
        onSelect={onSelect}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("radiogroup").getBoundingClientRect();
    const chosen = canvas.getByRole("radio", { checked: true }).getBoundingClientRect();
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
  },
});
