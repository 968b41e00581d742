import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { pay, typeCard } from "./card.ts";
import { heldSession, losesSlot, wantedDrop } from "./scenes.ts";
import { press } from "./details.ts";

const meta = preview.meta({ title: "Screens/Payment/Details", ...screen });

export const HoldRanOut = meta.story({
  parameters: scene(async (world) => {
    const { buyer, address } = await heldSession(world);
    world.clock.advance(HOLD_MS);
    await buyer.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your 15-minute hold ran out.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose another time" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\//),
    );
  },
});

export const SlotTaken = meta.story({
  parameters: scene(async (world) => {
    const held = await heldSession(world);
    await losesSlot(world, held);
    await held.buyer.signsIn();
    return held.address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: /15-minute hold ran out/ });
    await userEvent.click(canvas.getByRole("link", { name: "Choose another time" }));
    await expect(
      await canvas.findByRole("heading", { name: "Choose your time slot" }),
    ).toBeVisible();
  },
});

export const Pending = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.pays(await buyer.savesBilling(payment), "staysPending");
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { name: /still working/ })).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(/^\/payment\/[^/]+\/status/);
  },
});

export const GivenUpBefore = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.givesUp(await buyer.savesBilling(payment));
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay/ })).toBeVisible();
  },
});

export const PriceChanged = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.savesBilling(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByLabelText("Full name");
    const { store } = stageOf(context).world;
    const [drop] = await store.catalog.ofCreator({
      creatorId: "usr_000001",
      categories: ["PUBLICATION"],
      statuses: ["PUBLISHED"],
      limit: 1,
    });
    if (!drop) throw new Error("nothing is on sale");
    await store.catalog.replace({ ...drop, priceInCents: 20_00 });
    await press("Continue");
    await expect(
      await canvas.findByText(/The price has changed since you opened this page\./),
    ).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Pay.*21,20/ })).toBeVisible();
  },
});

export const BackAfterPaying = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.savesBilling(payment);
    return `${address}&step=payment`;
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }));
    await canvas.findByLabelText("Full name");
    await press("Continue");
    await typeCard("pays");
    await pay();
    await userEvent.click(await canvas.findByRole("button", { name: "Stay here" }));
    const stage = stageOf(context);
    await stage.app?.router.navigate(-1);
    // Without the card provider's parameters: the address of the form leads there.
    await waitFor(() => expect(addressOf(stage)).toMatch(/\/status\?redirectUrl/));
    await expect(await canvas.findByRole("heading", { name: /it’s yours/ })).toBeVisible();
    await expect(canvas.queryByLabelText("Full name")).toBeNull();
  },
});

export const AlreadyPaid = meta.story({
  parameters: scene(async (world) => {
    const { buyer, payment, address } = await wantedDrop(world);
    await buyer.savesBilling(payment);
    await buyer.pays(payment);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { name: /it’s yours/ })).toBeVisible();
    await waitFor(() =>
      expect(addressOf(stageOf(context))).toMatch(/^\/payment\/[^/]+\/status\?redirectUrl/),
    );
  },
});
