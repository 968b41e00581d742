import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { byKeyboard } from "../support/keyboard.ts";
import { SearchableSelect } from "../../src/ui/SearchableSelect/SearchableSelect.tsx";

const countries = [
  { value: "AX", label: "Åland Islands", keywords: "AX" },
  { value: "BE", label: "Belgium", keywords: "BE België Belgique" },
  { value: "BR", label: "Brazil", keywords: "BR" },
  { value: "FR", label: "France", keywords: "FR" },
  { value: "DE", label: "Germany", keywords: "DE Deutschland" },
  { value: "IE", label: "Ireland", keywords: "IE" },
  { value: "LU", label: "Luxembourg", keywords: "LU" },
  { value: "NL", label: "Netherlands", keywords: "NL" },
  { value: "PT", label: "Portugal", keywords: "PT" },
];

const onChange = fn();

function Country({
  initial = "BE",
  error,
  disabled,
}: {
  initial?: string;
  error?: string;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(initial);
  return (
    <Page width="narrow">
      <SearchableSelect
        label="Country"
        placeholder="Type to search"
        hint="Prices include its VAT."
        options={countries}
        value={value}
        error={error}
        disabled={disabled ?? false}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Page>
  );
}

const meta = preview.meta({
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onChange.mockClear();
  },
});

export const Closed = meta.story({
  render: () => <Country />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Belgium");
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  },
});

export const Open = meta.story({
  render: () => <Country />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(countries.length);
    await expect(canvas.getByRole("option", { name: "Belgium" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
});

export const ChosenByKeyboard = meta.story({
  render: () => <Country />,
  play: byKeyboard(async ({ canvas, keys }) => {
    const box = await keys.tabTo("combobox", "Country");
    const isOn = (name: string) =>
      expect(canvas.getByRole("option", { name }).id).toBe(
        box.getAttribute("aria-activedescendant"),
      );
    await keys.press("aland{Enter}");
    await expect(box).toHaveValue("Åland Islands");
    await keys.press("{ArrowDown}{ArrowDown}");
    await isOn("Belgium");
    await keys.press("{Enter}");
    await expect(box).toHaveValue("Belgium");
    await keys.press("{ArrowUp}{ArrowUp}{ArrowUp}");
    await isOn("Portugal");
    // What was moved to but not chosen is dropped by Escape, and by going on.
    await keys.press("{Escape}");
    await expect(canvas.queryByRole("option")).not.toBeInTheDocument();
    await keys.press("ger{Tab}");
    await expect(box).toHaveValue("Belgium");
    await expect(onChange.mock.calls).toEqual([["AX"], ["BE"]]);
  }),
});

export const EscapeKeepsTheChoice = meta.story({
  render: () => <Country />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("fra{Escape}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Belgium");
    await expect(canvas.queryByRole("option")).not.toBeInTheDocument();
    await expect(onChange).not.toHaveBeenCalled();
  },
});

export const ChosenByPointer = meta.story({
  render: () => <Country initial="" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { name: "Portugal" })).toHaveAttribute("data-active");
    await userEvent.click(canvas.getByRole("option", { name: "Portugal" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("Portugal");
    await expect(onChange).toHaveBeenCalledWith("PT");
  },
});

export const NothingFound = meta.story({
  render: () => <Country />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("atlantis");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing found");
  },
});

export const WithError = meta.story({
  render: () => <Country initial="" error="Country is required" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
});

export const Disabled = meta.story({
  render: () => <Country disabled />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
});
