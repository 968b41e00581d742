import { screen as page, userEvent, within } from "storybook/test";

/** Presses a button, wherever on the page it is. */
export const press = async (name: string) =>
  userEvent.click(await page.findByRole("button", { name }));

/** What is bought, and for how much. */
export const summary = () => within(page.getByRole("complementary", { name: "Order summary" }));
