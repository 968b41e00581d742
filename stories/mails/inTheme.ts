/**
 * A mail's style sheet follows the reader's system. Here it follows the workshop's theme instead, an
 * attribute of the root that is the same in both of its documents.
 */
export function inTheme(html: string): string {
  const dark = "@media (prefers-color-scheme: dark)";
  if (!html.includes(dark)) throw new Error("the mail has no dark theme");
  return html.replaceAll(dark, ":root[data-theme='dark']");
}
