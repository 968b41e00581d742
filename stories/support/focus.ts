import { expect, waitFor } from "storybook/test";

/**
 * Something on the page has the focus, so that keyboard users continue from there: call it once the
 * control that was pressed is gone.
 */
export async function expectFocusOnPage(): Promise<void> {
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
}
