import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { SearchableSelect } from "../../src/ui/SearchableSelect/SearchableSelect.tsx";
import { SelectButton } from "../../src/ui/SearchableSelect/SelectButton.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard } from "../support/keyboard.ts";
import { HEBREW } from "../support/texts.ts";

const meta = preview.meta({
  title: "Controls/SearchableSelect",
  beforeEach: () => {
    onChange.mockClear();
  },
});

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

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Something chosen">
        <Country />
      </Shown>
      <Shown as="Nothing chosen">
        <Country initial="" />
      </Shown>
      <Shown as="Wrong">
        <Country initial="" error="Country is required" />
      </Shown>
      <Shown as="Disabled">
        <Country disabled />
      </Shown>
      <Shown as="Small, in a bar">
        <SearchableSelect
          label="Country of the prices"
          isLabelHidden
          size="small"
          icon="globe"
          options={countries}
          value="BE"
          onChange={onChange}
        />
      </Shown>
      <Shown as="Its place until it is wanted">
        <SelectButton
          label="Time zone"
          text="Europe/Brussels"
          icon="clock"
          onClick={() => undefined}
        />
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <SearchableSelect
          label={HEBREW}
          options={[{ value: "a", label: HEBREW, keywords: "" }]}
          value="a"
          onChange={onChange}
        />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const [first, , wrong] = canvas.getAllByRole("combobox", { name: "Country" });
    await expect(first).toHaveValue("Belgium");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(wrong).toBeInvalid();
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

export const ByKeyboard = meta.story({
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
    // A move without a choice is dropped by Escape, and by tabbing on.
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

export const ByPointer = meta.story({
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
    await expect(canvas.getByRole("status")).toHaveTextContent("No match");
  },
});
