import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { DEMO_BILLING, personOf } from "../../../../server/world/actions.ts";
import { SESSION_WORDING } from "../../../../src/domain/bookings/sessionConsent.ts";
import { press, summary } from "./details.ts";
import { heldSession } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Payment/Details", ...screen });

/** Tuesday in Brussels, less than a day ahead. */
const LATE = "2026-03-17T08:30:00Z";
const THURSDAY = "2026-03-19T09:00:00Z";
const IN_THREE_WEEKS = "2026-04-06T08:00:00Z";

const prefilled = { billing: DEMO_BILLING };

export const ConsentAsked = meta.story({
  parameters: scene(async (world) => (await heldSession(world, prefilled)).address),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(SESSION_WORDING.text)).toBeVisible();
    const rule = /Cancel by Wednesday 18 March 2026 at 10:00 for a full refund/;
    await expect(summary().getByText(rule)).toBeVisible();
    await press("Continue");
    await canvas.findByRole("button", { name: /^Pay/ });
    const { store, now } = stageOf(context).world;
    const accessConsent = { ...SESSION_WORDING, givenAt: now() };
    await expect(await store.payments.byId("pay_000001")).toMatchObject({ accessConsent });
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await canvas.findByLabelText("Full name");
    await expect(canvas.queryByText(SESSION_WORDING.text)).toBeNull();
  },
});

export const ConsentNotAsked = meta.story({
  parameters: scene(
    async (world) => (await heldSession(world, { ...prefilled, at: IN_THREE_WEEKS })).address,
  ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await expect(canvas.queryByText(SESSION_WORDING.text)).toBeNull();
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay/ })).toBeVisible();
  },
});

/** Meanwhile another time was taken in another tab, two weeks nearer. */
export const ConsentMissing = meta.story({
  parameters: scene(
    async (world) => (await heldSession(world, { ...prefilled, at: IN_THREE_WEEKS })).address,
  ),
  play: async ({ canvas, ...context }) => {
    const city = await canvas.findByLabelText("City");
    await userEvent.clear(city);
    await userEvent.type(city, "Ghent");
    const { world } = stageOf(context);
    const payment = await world.store.payments.byId("pay_000001");
    const [buyer, offer] = await Promise.all([
      world.store.users.byId(payment?.buyerId ?? ""),
      world.store.catalog.byId(payment?.itemId ?? ""),
    ]);
    if (!buyer || offer?.category !== "ONE_ON_ONE") throw new Error("nothing is held");
    await personOf(world, buyer).takes(offer, THURSDAY);
    await personOf(world, buyer).opensPayment(offer);
    await press("Continue");
    await expect(await canvas.findByText(/we need your consent first/)).toBeVisible();
    await expect(canvas.getByText(SESSION_WORDING.text)).toBeVisible();
    await expect(city).toHaveValue("Ghent");
    await press("Continue");
    await expect(await canvas.findByRole("button", { name: /^Pay/ })).toBeVisible();
  },
});

export const NotRefundable = meta.story({
  parameters: scene(
    async (world) => (await heldSession(world, { ...prefilled, at: LATE })).address,
  ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Full name");
    await expect(summary().getByText(/begins in less than 24 hours/)).toBeVisible();
  },
});
