import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";
import { player } from "./player.ts";

/** What depends on colours, by axe's names: all that another theme changes. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

type Story = Parameters<typeof checkAccessibility>[0];

/**
 * Checks the colours that a test has left on the page once more, in the theme that it was not
 * played in: contrast is a matter of both. In the workshop itself the toolbar changes the theme.
 */
export async function checkInOtherTheme(story: Story): Promise<void> {
  if (player === null) return;
  const { dataset } = document.documentElement;
  const played = dataset["theme"];
  const { options, ...given } = story.parameters["a11y"] as { options: object };
  const runOnly = { type: "rule", values: RULES_OF_COLOUR };
  const a11y = { ...given, options: { ...options, runOnly } };
  dataset["theme"] = played === "dark" ? "light" : "dark";
  try {
    await checkAccessibility({ ...story, parameters: { ...story.parameters, a11y } });
  } finally {
    dataset["theme"] = played;
  }
}
