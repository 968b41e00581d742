import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { Stage } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { personOf } from "../../../../server/world/actions.ts";
import type { OneOnOneRow } from "../../../../server/store/ports/catalogue.ts";
import type { PaymentRow } from "../../../../server/store/ports/payments.ts";
import type { UserRow } from "../../../../server/store/ports/profiles.ts";
import { pay, typeCard } from "./card.ts";
import { press } from "./details.ts";
import { billedDrop, billedSession } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Payment/Card",
  ...screen,
  parameters: {
    ...screen.parameters,
    ...scene(async (world) => (await billedSession(world)).address),
  },
});

/** Another tab takes another time, which cancels the attempt that this one shows. */
export const StartedAgain = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    const { buyer, payment } = await takesAnotherTime(stageOf(context));
    await buyer.savesBilling(payment);
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /chose another time in another tab.*nothing was charged.*enter your card again/,
    );
    await expect(canvas.getByText("Thursday 19 March 2026 at 11:00")).toBeVisible();
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
  },
});

async function takesAnotherTime(stage: Stage) {
  const { buyer, payment } = await inAnotherTab(stage);
  const offer = (await stage.world.store.catalog.byId(payment.itemId)) as OneOnOneRow;
  await buyer.takes(offer, "2026-03-19T10:00:00Z");
  return { buyer, payment: await buyer.opensPayment(offer) };
}

/** The same buyer, with the same payment open. */
async function inAnotherTab({ world, address }: Stage) {
  const [, , id = ""] = address.split("?")[0]?.split("/") ?? [];
  const payment = (await world.store.payments.byId(id)) as PaymentRow;
  const [row] = await world.store.users.byIds([payment.buyerId]);
  return { buyer: personOf(world, row as UserRow), payment };
}

/** The charged total is never another than the one on the button. */
export const TotalChangedElsewhere = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    const stage = stageOf(context);
    const { buyer, payment } = await inAnotherTab(stage);
    await buyer.savesBilling(payment, { countryCode: "CH", city: "Basel" });
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /total is now € 60,00, not € 72,60.*Nothing was charged.*press Pay again/,
    );
    await expect((await stage.world.store.payments.byId(payment.id))?.state).toBe("OPEN");
    await expect(canvas.getByRole("button", { name: /^Pay €\s60,00$/ })).toBeEnabled();
    await expect(canvas.getByText("No VAT: Switzerland is outside the EU.")).toBeVisible();
    await pay();
    await expect(await canvas.findByText(/We received €\s60,00 for/)).toBeVisible();
  },
});

export const PaidElsewhere = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    const { buyer, payment } = await inAnotherTab(stageOf(context));
    await buyer.pays(payment);
    await pay();
    await expect(await canvas.findByRole("heading", { name: /you’re booked/ })).toBeVisible();
  },
});

/** A document needs no hold: its payment can be continued. */
export const AttemptOver = meta.story({
  parameters: scene(async (world) => (await billedDrop(world)).address),
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    const stage = stageOf(context);
    const { buyer, payment } = await inAnotherTab(stage);
    await buyer.givesUp(payment);
    await pay();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /attempt to pay was cancelled.*nothing was charged/,
    );
    await press("Check your details");
    await press("Continue");
    await typeCard("pays");
    await pay();
    await expect(await canvas.findByText(/We received €\s12,72 incl\. VAT for/)).toBeVisible();
  },
});

export const CancelledElsewhere = meta.story({
  play: async ({ canvas, ...context }) => {
    await typeCard("pays");
    const { buyer, payment } = await inAnotherTab(stageOf(context));
    await buyer.givesUp(payment);
    await pay();
    await expect(
      await canvas.findByRole("heading", { name: "This payment was cancelled" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toBeVisible();
  },
});
