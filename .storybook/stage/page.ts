/** Where the app keeps the theme that somebody chose: beside Storybook's own things, which stay. */
const THEME_KEY = "theme";

/**
 * Leaves the page as the next story expects it: unscrolled, and without what
 * was chosen or set by hand.
 */
export function tidyPage(): void {
  localStorage.removeItem(THEME_KEY);
  const { documentElement, activeElement } = document;
  documentElement.removeAttribute("dir");
  if (activeElement instanceof HTMLElement) activeElement.blur();
  documentElement.scrollTo({ top: 0, left: 0, behavior: "instant" });
}
