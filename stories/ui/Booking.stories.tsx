import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Calendar } from "../../src/ui/Calendar/Calendar.tsx";
import { Columns, Page, Stack } from "../../src/ui/Layout/Layout.tsx";
import { SlotList, SlotListSkeleton } from "../../src/ui/SlotList/SlotList.tsx";
import { Heading, Text } from "../../src/ui/Type/Type.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const available = new Set(
  ["23", "24", "26", "27", "30"].map((day) => `2026-11-${day}`).concat("2026-12-01", "2026-12-03"),
);
const slots = ["09:00", "09:30", "10:00", "10:30", "14:00", "14:30", "15:00"].map((label) => ({
  id: label,
  label,
}));

const onChange = fn();
const onMonthChange = fn();
const onSelect = fn();

function MonthPicker({ initial, isLoading }: { initial?: string; isLoading?: boolean }) {
  const [value, setValue] = useState(initial);
  const [month, setMonth] = useState({ year: 2026, month: 11 });
  return (
    <Calendar
      label="Day of your call"
      value={value}
      month={month}
      availableDates={isLoading ? new Set() : available}
      minDate="2026-11-20"
      maxDate="2027-01-30"
      today="2026-11-20"
      isLoading={isLoading ?? false}
      onChange={(date) => {
        onChange(date);
        setValue(date);
      }}
      onMonthChange={(next) => {
        onMonthChange(next);
        setMonth(next);
      }}
    />
  );
}

const meta = preview.meta({
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    for (const spy of [onChange, onMonthChange, onSelect]) spy.mockClear();
  },
});

export const Schedule = meta.story({
  render: () => (
    <Page width="wide">
      <Stack gap="large">
        <Heading level={1}>Choose your time slot</Heading>
        <Columns kind="halves" gap="large">
          <MonthPicker initial="2026-11-24" />
          <Stack>
            <Heading level={2}>Tuesday 24 November</Heading>
            <SlotList
              label="Times on Tuesday 24 November"
              slots={slots}
              selected="09:00"
              onSelect={onSelect}
            />
            <Text tone="muted" size="small">
              Times are in Europe/Brussels.
            </Text>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  ),
});

export const DayByPointer = meta.story({
  render: () => (
    <Page>
      <MonthPicker />
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /25 November 2026/ }));
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: /26 November 2026/ }));
    await expect(onChange).toHaveBeenCalledWith("2026-11-26");
  },
});

export const DayByKeyboard = meta.story({
  render: () => (
    <Page>
      <MonthPicker initial="2026-11-24" />
    </Page>
  ),
  play: byKeyboard(async ({ canvas, keys }) => {
    const isOn = (day: string) =>
      waitFor(() =>
        expect(canvas.getByRole("button", { name: new RegExp(` ${day}$`) })).toHaveFocus(),
      );
    await keys.tabTo("button", "Next month");
    // The grid is one stop, at the chosen day.
    await keys.press("{Tab}");
    await isOn("24 November 2026");
    await keys.press("{Home}");
    await isOn("23 November 2026");
    await keys.press("{End}");
    await isOn("29 November 2026");
    await keys.press("{ArrowLeft}{ArrowUp}");
    await isOn("21 November 2026");
    // A day without slots is moved over, not chosen, and no key leads before the first day.
    await keys.press("{Enter} ");
    await expect(onChange).not.toHaveBeenCalled();
    await keys.press("{ArrowUp}");
    await isOn("20 November 2026");
    await keys.press("{ArrowDown}{ArrowDown}");
    await isOn("4 December 2026");
    await expect(onMonthChange).toHaveBeenLastCalledWith({ year: 2026, month: 12 });
    await keys.press("{PageDown}{PageDown}");
    await isOn("30 January 2027");
    await keys.press("{PageUp}");
    await isOn("30 December 2026");
    await keys.press("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowRight}");
    await isOn("3 December 2026");
    await keys.press("{Enter}");
    await expect(onChange).toHaveBeenLastCalledWith("2026-12-03");
    await keys.press("{ArrowLeft}{ArrowLeft} ");
    await expect(onChange).toHaveBeenLastCalledWith("2026-12-01");
  }),
});

export const WeeksStartOnMonday = meta.story({
  render: () => (
    <Page>
      <MonthPicker />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("th")).toHaveTextContent("Mon");
  },
});

export const MonthLoading = meta.story({
  render: () => (
    <Page>
      <Columns kind="halves" gap="large">
        <MonthPicker isLoading />
        <SlotListSkeleton label="Loading available time slots" />
      </Columns>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading available time slots");
  },
});

export const SlotByKeyboard = meta.story({
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

/** As many as a day can have: the list scrolls by itself, and what is chosen is in view. */
export const SlotsAroundTheClock = meta.story({
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

export const SlotsDisabled = meta.story({
  render: () => (
    <Page>
      <SlotList label="Times" slots={slots} isDisabled onSelect={onSelect} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "09:00" }), { pointerEventsCheck: 0 });
    await expect(onSelect).not.toHaveBeenCalled();
  },
});
