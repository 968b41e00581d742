import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { personOf } from "../../../../server/world/actions.ts";
import type { World } from "../../../../server/world/world.ts";
import { SALE, paymentRow } from "../../../../server/store/factories/payments.ts";
import { cast, looking, DROP_ID } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Item", ...screen });

/** The reader has meanwhile bought the drop in another tab. */
async function buysElsewhere(world: World) {
  const [row, drop] = await Promise.all([
    world.store.users.byId("usr_000003"),
    world.store.catalog.byId(DROP_ID),
  ]);
  if (row === null || drop === null) throw new Error("nobody to buy, or nothing to be bought");
  const otherTab = personOf(world, row);
  await otherTab.pays(await otherTab.opensPayment(drop));
}

export const Buying = meta.story({
  parameters: scene(looking()),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Buy now" }));
    await canvas.findByRole("heading", { name: /Who is billed|Billing details/ });
    const address = new URL(addressOf(stageOf(context)), "https://beamers.example");
    await expect(address.searchParams.get("redirectUrl")).toBe(
      "/demo-speaker/consumable/publication/pub_000001",
    );
  },
});

export const BoughtElsewhere = meta.story({
  parameters: scene(looking()),
  play: async ({ canvas, ...context }) => {
    const buy = await canvas.findByRole("button", { name: "Buy now" });
    await buysElsewhere(stageOf(context).world);
    await userEvent.click(buy);
    await expect(await canvas.findByRole("button", { name: "Open now" })).toBeVisible();
  },
});

export const PriceChanged = meta.story({
  parameters: scene(looking()),
  play: async ({ canvas, ...context }) => {
    const buy = await canvas.findByRole("button", { name: "Buy now" });
    const { store } = stageOf(context).world;
    const drop = await store.catalog.byId(DROP_ID);
    if (drop !== null) await store.catalog.replace({ ...drop, priceInCents: 2000 });
    await userEvent.click(buy);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The price has changed.");
    await expect(await canvas.findByText("€ 21,20")).toBeVisible();
  },
});

/** A reader's bank takes its time. */
async function atTheBank(world: World) {
  const all = await cast(world);
  const { reader, drop } = all;
  const payment = await reader.savesBilling(await reader.opensPayment(drop));
  await reader.pays(payment, "staysPending");
  return all;
}

export const PaymentUnderWay = meta.story({
  parameters: scene(async (world) => {
    const { reader, address } = await atTheBank(world);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your payment is being confirmed")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Buy now" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "See the payment" })).toBeVisible();
  },
});

async function archivedAtTheBank(world: World) {
  const { creator, reader, drop, address } = await atTheBank(world);
  await creator.archives(drop);
  await reader.signsIn();
  return address;
}

export const ArchivedWhilePaying = meta.story({
  parameters: scene(archivedAtTheBank),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your payment is being confirmed")).toBeVisible();
    await expect(canvas.getByText("No longer on sale")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See the payment" })).toBeVisible();
    await expect(canvas.queryByText("There is no file yet.")).toBeNull();
  },
});

export const ArchivedThenPaid = meta.story({
  parameters: { ...scene(archivedAtTheBank), timePasses: true },
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("Your payment is being confirmed");
    const { world } = stageOf(context);
    const [atBank] = await world.cards.processing();
    await world.cards.finishProcessing({ intentId: atBank?.id ?? "", succeeds: true });
    await world.drain();
    window.dispatchEvent(new Event("focus"));
    await expect(await canvas.findByRole("button", { name: "Open now" })).toBeVisible();
    await expect(canvas.getByText("No longer on sale")).toBeVisible();
  },
});

export const ArchivedAtCheckout = meta.story({
  parameters: scene(async (world) => {
    const { creator, reader, drop, address } = await cast(world);
    await reader.opensPayment(drop);
    await creator.archives(drop);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "Continue to payment" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/payment\/pay_/));
    await expect(canvas.queryByRole("button", { name: "Buy now" })).toBeNull();
  },
});

export const PaidInAnotherTab = meta.story({
  parameters: scene(looking()),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Buy now" });
    await buysElsewhere(stageOf(context).world);
    window.dispatchEvent(new Event("focus"));
    await expect(await canvas.findByRole("button", { name: "Open now" })).toBeVisible();
  },
});

/** A reader bought it, and was refunded. */
async function refunded(world: World) {
  const all = await cast(world);
  const { creator, reader, drop } = all;
  const { id: itemId, title, description } = drop;
  const sold = { itemId, title, description, creatorId: creator.row.id };
  const purchase = { ...sold, buyerId: reader.row.id };
  await world.store.transaction(async (inside) => {
    const payment = paymentRow({ id: world.newId("pay"), ...purchase });
    await inside.openPayment(payment);
    await (
      await inside.lockPayment(payment.id)
    )?.refund({ at: world.now(), sale: SALE, by: "PLATFORM" });
  });
  return all;
}

export const Refunded = meta.story({
  parameters: scene(async (world) => {
    const { reader, address } = await refunded(world);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your purchase was refunded/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Buy now" })).toBeVisible();
    await expect(canvas.queryByText(/It’s yours/)).toBeNull();
  },
});

export const RefundedAndArchived = meta.story({
  parameters: scene(async (world) => {
    const { creator, reader, drop, address } = await refunded(world);
    await creator.archives(drop);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your purchase was refunded/)).toBeVisible();
    await expect(canvas.getByText("No longer on sale")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Buy now" })).toBeNull();
  },
});
