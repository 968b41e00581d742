import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { World } from "../../../../server/world/world.ts";
import type { BillingDetails } from "../../../../server/store/ports/profiles.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { readsDeck } from "../../../support/reading.ts";
import { cast } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Item/Consent", ...screen });

/** Somebody has just paid for a drop and returns to its page. */
const justBought =
  (billing: Partial<BillingDetails> = {}) =>
  async (world: World) => {
    const { reader, drop, address } = await cast(world);
    await reader.pays(await reader.savesBilling(await reader.opensPayment(drop), billing));
    await reader.signsIn();
    return address;
  };

export const Asked = meta.story({
  parameters: scene(justBought()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Open now" })).toBeVisible();
    await expect(canvas.getByText(/14-day right of withdrawal ends/)).toBeVisible();
  },
});

export const Given = meta.story({
  parameters: scene(justBought()),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open now" }));
    await expect(await canvas.findByText(/It’s yours: you’ll find it/)).toBeVisible();
    const { store } = stageOf(context).world;
    const query = { buyerId: "usr_000003", itemIds: ["pub_000001"] };
    const [payment] = await store.payments.purchasesAmong(query);
    await expect(payment?.accessConsent?.version).toBe(1);
    await readsDeck(canvas);
  },
});

export const OfACompany = meta.story({
  parameters: scene(
    justBought({ isCompany: true, companyName: "Demo", vatNumber: "BE0428759497" }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It’s yours: you’ll find it/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Open now" })).toBeNull();
    await readsDeck(canvas);
  },
});

export const Failed = meta.story({
  parameters: scene(justBought()),
  play: async ({ canvas, ...context }) => {
    const open = await canvas.findByRole("button", { name: "Open now" });
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(open);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(open).toBeEnabled();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(justBought()),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Open now");
    await keys.press("{Enter}");
    await expect(await canvas.findByText(/It’s yours: you’ll find it/)).toBeVisible();
    await readsDeck(canvas);
  }),
});

export const SmallPhone = meta.story({
  ...onSmallPhone,
  parameters: scene(justBought()),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", { name: "Open now" });
    await expectToFit(canvasElement);
  },
});
