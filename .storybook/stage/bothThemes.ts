import { afterEach as checkAccessibility } from "@storybook/addon-a11y/preview";

/**
 * Checks what a test has left on the page once more, in the theme that it was not played in: contrast
 * is a matter of both. In the workshop itself the toolbar changes the theme.
 */
export async function checkInOtherTheme(
  story: Parameters<typeof checkAccessibility>[0],
): Promise<void> {
  if (import.meta.env.MODE !== "test") return;
  const { dataset } = document.documentElement;
  const played = dataset["theme"];
  dataset["theme"] = played === "dark" ? "light" : "dark";
  try {
    await checkAccessibility(story);
  } finally {
    dataset["theme"] = played;
  }
}
