import { expect, screen as page, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { type Stage, addressOf } from "../../.storybook/stage/stage.tsx";
import type { World } from "../../server/world/world.ts";
import { cast } from "../routes/public/booking/scenes.ts";
import { pay, typeCard } from "../routes/user/payment/card.ts";

const meta = preview.meta({ title: "Flows/Booking", ...screen });

/** A signed-in person views a creator's offer. */
const looksAtOffer = (priceInCents: number) => async (world: World) => {
  const { guest } = await cast(world, { priceInCents });
  await guest.signsIn();
  return "/demo-speaker/offerings";
};

const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole("button", { name }));

/** From the creator's page to the answered questions. */
async function takesProposedSlot(): Promise<void> {
  await userEvent.click(await page.findByRole("link", { name: "Book A clear half hour" }));
  await press(/^Continue with \d\d:\d\d$/);
  await userEvent.type(await question(), "One question");
}

const question = () => page.findByLabelText(/What would you like to talk about\?/);

/** From the answered questions to the card form. */
async function isBilled(): Promise<void> {
  await press(/^Continue to Payment/);
  await userEvent.type(await page.findByLabelText("Address line 1"), "Demo Street 1");
  await userEvent.type(page.getByLabelText("Postal code"), "1000");
  await userEvent.type(page.getByLabelText("City"), "Brussels");
  await press(/^Continue/);
}

async function seesPaidSession(stage: Stage): Promise<void> {
  await userEvent.click(await page.findByRole("link", { name: "Redirect now" }));
  await expect(await page.findByText("Paid")).toBeVisible();
  await expect(addressOf(stage)).toMatch(/^\/demo-speaker\/one-on-one-booking-detail\//);
}

export const Free = meta.story({
  parameters: scene(looksAtOffer(0)),
  play: async (context) => {
    await takesProposedSlot();
    // To the calendar and back: nothing has to be retyped.
    await userEvent.click(page.getByRole("link", { name: "Back" }));
    await press(/^Continue with \d\d:\d\d$/);
    await expect(await question()).toHaveValue("One question");
    await press(/^Complete Booking/);
    await expect(await page.findByText("Free of charge")).toBeVisible();
    await expect(addressOf(stageOf(context))).toContain("action=continue");
  },
});

export const Paid = meta.story({
  parameters: scene(looksAtOffer(6000)),
  play: async (context) => {
    await takesProposedSlot();
    await isBilled();
    await typeCard("pays");
    await pay();
    await seesPaidSession(stageOf(context));
  },
});

export const DeclinedThenPaid = meta.story({
  parameters: scene(looksAtOffer(6000)),
  play: async (context) => {
    await takesProposedSlot();
    await isBilled();
    await typeCard("declines");
    await pay();
    const method = await page.findByRole("group", { name: "Payment Method" });
    await waitFor(() => expect(method).toHaveTextContent("Your card was declined."));
    await typeCard("pays");
    await pay();
    await seesPaidSession(stageOf(context));
  },
});
