import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { ThemeSelect } from "../../src/ui/theme/ThemeSelect.tsx";

const meta = preview.meta({ title: "Controls/ThemeSelect" });

export const States = meta.story({
  render: () => (
    <Page>
      <ThemeSelect />
    </Page>
  ),
  globals: { theme: "light" },
  beforeEach: () => () => {
    document.documentElement.dataset["theme"] = "light";
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Theme" });
    await expect(select).toHaveValue("light");
    await userEvent.selectOptions(select, "Dark");
    await expect(document.documentElement.dataset["theme"]).toBe("dark");
    await expect(localStorage.getItem("theme")).toBe("dark");

    await userEvent.selectOptions(select, "System");
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    await expect(document.documentElement.dataset["theme"]).toBe(isDark ? "dark" : "light");
    await expect(localStorage.getItem("theme")).toBe("system");
  },
});
