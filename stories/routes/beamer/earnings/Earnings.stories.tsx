import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { HEBREW, type Kind, LONG, LONGEST, business, isBooked, sells } from "../business.ts";
import { paysLate } from "../../../support/lateMoney.ts";
import {
  COUNTRIES,
  billingOf,
  country,
  factsOf,
  manyOf,
  names,
} from "../../../support/controlledFacts.ts";
import { asAtFirst, controlled, howMany, paidCentsOf, price } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Earnings", ...screen });

const EARNINGS = "/beamer/earnings";

async function open(world: World, kind?: Kind) {
  const people = await business(world, kind);
  await isBooked(people, kind);
  await sells(people, kind && { title: kind.title });
  return EARNINGS;
}

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price of the call", 60, { isFreeAllowed: false }),
      drops: howMany("Sold drops", { initial: 1, most: 30 }),
      dropEuro: price("Price of a drop", 12, { isFreeAllowed: false }),
      from: country,
      days: howMany("Days later", { initial: 0, most: 60 }),
    },
    open: async (world, { names: kind, euro, drops, dropEuro, from, days }) => {
      const facts = factsOf(kind);
      const people = await business(world, { people: facts.creator });
      const title = facts.offer.title ?? "A clear half hour";
      await isBooked(people, { title, priceInCents: paidCentsOf(euro) });
      const billing = billingOf({ names: kind, isCompany: false, countryCode: COUNTRIES[from] });
      for (const drop of manyOf([{ title: "The quiet interface", ...facts.drop }], drops)) {
        await sells(people, { ...drop, priceInCents: paidCentsOf(dropEuro) }, billing);
      }
      world.clock.advance(days * DAY_MS);
      await people.creator.signsIn();
      return EARNINGS;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByText("2 sales, excl. VAT")).toBeVisible();
    const sales = within(canvas.getByRole("list", { name: "Sales" }));
    await expect(sales.getAllByRole("listitem")).toHaveLength(2);
    await expect(sales.getByText("Drop")).toBeVisible();
    await expect(sales.getByText("1:1 call")).toBeVisible();
    await expect(sales.getAllByText(/, 10:00 16\/03\/2026$/)).toHaveLength(2);
  }),
});

export const Divided = meta.story({
  parameters: scene((world) => open(world)),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Breakdown" });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByText("Price excl. VAT")).toBeVisible();
  },
});

export const Refunded = meta.story({
  parameters: scene(async (world) => {
    const { creator, buyer } = await business(world);
    const rival = await user(world);
    const offer = await creator.offers();
    await buyer.takes(offer, "2026-03-17T09:00:00Z");
    const payment = await buyer.savesBilling(await buyer.opensPayment(offer));
    const meanwhile = () => rival.takes(offer, "2026-03-17T09:00:00Z");
    await paysLate(world, { buyer, payment, meanwhile });
    await creator.signsIn();
    return EARNINGS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Refunded")).toBeVisible();
    await expect(canvas.getByText(/went back to the buyer: \d\d:\d\d 16\/03\/2026$/)).toBeVisible();
    await expect(canvas.getByText("0 sales, excl. VAT")).toBeVisible();
    await expect(canvas.getByText(/^Not counted: € 60,00 excl. VAT/)).toBeVisible();
  },
});

export const Exported = meta.story({
  parameters: scene((world) => open(world)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Export all as CSV" }));
    await expect(await canvas.findByText("sales.csv saved")).toBeVisible();
  },
});

export const ExportFailed = meta.story({
  parameters: scene((world) => open(world)),
  play: async ({ canvas, ...context }) => {
    const button = await canvas.findByRole("button", { name: "Export all as CSV" });
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene((world) => open(world)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByRole("list", { name: "Sales" });
    await keys.tabTo("button", "Breakdown");
    await keys.press("{Enter}");
    await waitFor(() => expect(canvas.getByText("Price excl. VAT")).toBeVisible());
  }),
});

export const Empty = meta.story({
  parameters: scene(async (world) => {
    await business(world);
    return EARNINGS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No sales yet" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Export all as CSV" })).toBeNull();
  },
});

export const Loading = meta.story(loading(open, { field: "earningsForCurrentCreator" }));
export const Failed = meta.story(failed(open, { field: "earningsForCurrentCreator" }));
export const Offline = meta.story(offline(open));
export const SignedOut = meta.story(signedOut(open));
export const SessionEnded = meta.story(sessionEnded(open));

const MANY = 40;

export const ManyItems = meta.story({
  parameters: scene(async (world) => {
    const people = await business(world);
    for (let index = 1; index <= MANY; index += 1) {
      await sells(people, { title: `Letter ${index}`, priceInCents: index * 1000 });
      world.clock.advance(DAY_MS / 4);
    }
    await people.creator.signsIn();
    return EARNINGS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${MANY} sales, excl. VAT`)).toBeVisible();
    await expect(canvas.getAllByText(/^Letter/)).toHaveLength(MANY);
  },
});

const extreme = (kind: Kind) => ({ ...onSmallPhone, parameters: scene((w) => open(w, kind)) });

export const LongNames = meta.story({
  ...extreme(LONG),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole("heading", { name: LONG.title })).toHaveLength(2);
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...extreme(HEBREW),
  play: async ({ canvas, canvasElement }) => {
    const [title] = await canvas.findAllByRole("heading", { name: HEBREW.title });
    await expectRightToLeft(title as HTMLElement);
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...extreme(LONGEST),
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Breakdown" });
    await userEvent.click(first as HTMLElement);
    await expectToFit(canvasElement);
  },
});
