import { screen as page, userEvent } from "storybook/test";
import { CARDS } from "../../../../server/world/actions.ts";

/** The part of the page that takes the card. */
export const method = () => page.findByRole("group", { name: "Payment Method" });

/** Types a test card into the card form, replacing what is there. */
export async function typeCard(card: keyof typeof CARDS): Promise<void> {
  await fill("Card number", CARDS[card]);
  await fill("Expiration date", "1240");
  await fill("Security code", "123");
}

export async function pay(): Promise<void> {
  await userEvent.click(await page.findByRole("button", { name: /^Pay/ }));
}

async function fill(label: string, text: string): Promise<void> {
  const input = await page.findByLabelText<HTMLInputElement>(label);
  // Selected first, so that typing replaces it; the form formats what is typed by itself.
  await userEvent.type(input, text, {
    initialSelectionStart: 0,
    initialSelectionEnd: input.value.length,
  });
}
