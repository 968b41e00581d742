import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import "../src/ui/ui.css";

function Themed({ theme, children }: { theme: string; children: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = "en";
  }, [theme]);
  return children;
}

// A default export, because Storybook looks for one.
export default definePreview({
  addons: [addonA11y()],
  globalTypes: {
    theme: {
      description: "Light or dark",
      toolbar: {
        title: "Theme",
        icon: "circlehollow",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
  },
  initialGlobals: { theme: "light" },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={String(globals["theme"] ?? "light")}>
        <Story />
      </Themed>
    ),
  ],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
});
