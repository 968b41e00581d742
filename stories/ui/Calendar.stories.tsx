import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Calendar } from "../../src/ui/Calendar/Calendar.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({
  title: "Controls/Calendar",
  beforeEach: () => {
    onChange.mockClear();
    onMonthChange.mockClear();
  },
});

const available = new Set(
  ["23", "24", "26", "27", "30"].map((day) => `2026-11-${day}`).concat("2026-12-01", "2026-12-03"),
);

const onChange = fn();
const onMonthChange = fn();

function MonthPicker({
  label = "Day of your call",
  initial,
  isLoading,
}: {
  label?: string;
  initial?: string;
  isLoading?: boolean;
}) {
  const [value, setValue] = useState(initial);
  const [month, setMonth] = useState({ year: 2026, month: 11 });
  return (
    <Calendar
      label={label}
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

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A day chosen">
        <MonthPicker initial="2026-11-24" />
      </Shown>
      <Shown as="None chosen">
        <MonthPicker label="Another day" />
      </Shown>
      <Shown as="Loading">
        <MonthPicker label="A day to come" isLoading />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <MonthPicker label="A day from right to left" initial="2026-11-24" />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const [chosen] = canvas.getAllByRole("button", { name: /24 November 2026/ });
    await expect(chosen?.closest("td")).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("group", { name: "A day to come" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveTextContent("Mon");
  },
});

export const ByPointer = meta.story({
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

export const ByKeyboard = meta.story({
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
