import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { ThemeToggle } from "../../src/ui/theme/ThemeToggle.tsx";

const meta = preview.meta({ title: "Controls/ThemeToggle" });

export const States = meta.story({
  render: () => (
    <Page>
      <ThemeToggle />
    </Page>
  ),
  globals: { theme: "light" },
  beforeEach: () => () => {
    document.documentElement.dataset["theme"] = "light";
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Use the dark theme" }));
    await expect(await canvas.findByRole("button", { name: "Use the light theme" })).toBeVisible();
    await expect(document.documentElement.dataset["theme"]).toBe("dark");
    await expect(localStorage.getItem("theme")).toBe("dark");
  },
});
