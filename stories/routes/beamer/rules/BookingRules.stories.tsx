import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { updateBookingRules } from "../../../../server/services/availability/updateBookingRules.ts";
import { type Beamer, beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { LIST_MAX } from "../../../../src/domain/shared/limits.ts";
import {
  type BookingRules,
  DEFAULT_BOOKING_RULES,
} from "../../../../src/domain/time/bookingRules.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Beamer/Booking rules", ...screen });

const ADDRESS = "/beamer/availability/rules";

/** The page of a beamer with such offers, of which the first has rules of its own. */
const rulesOf =
  ({
    titles = ["A clear half hour", "Rehearse your keynote"],
    rules = {},
    ofFirst,
    facts = {},
  }: {
    titles?: readonly string[];
    rules?: Partial<BookingRules>;
    ofFirst?: Partial<BookingRules>;
    facts?: Parameters<typeof beamer>[1];
  } = {}) =>
  async (world: World) => {
    const person: Beamer = await beamer(world, facts);
    const save = (changes: Partial<BookingRules>, oneOnOneId?: string) =>
      updateBookingRules(world.contextFor(person.viewer), {
        oneOnOneId,
        rules: { ...DEFAULT_BOOKING_RULES, ...changes },
      });
    for (const [index, title] of titles.entries()) {
      const { id } = await person.offers({ title });
      if (index === 0 && ofFirst) await save(ofFirst, id);
    }
    await save(rules);
    await person.signsIn();
    return ADDRESS;
  };

const saved = async (world: World) => (await world.store.availability.rulesOf("usr_000001"))?.rules;

export const Ready = meta.story({
  parameters: scene(rulesOf({ rules: { bufferAfterInMinutes: 15, sessionsPerDay: 4 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Buffer after a call")).toHaveDisplayValue(
      "15 minutes",
    );
    await expect(canvas.getByLabelText("Sessions a day")).toHaveDisplayValue("4 sessions");
    await expect(canvas.getByLabelText("Notice")).toHaveDisplayValue("2 hours");
    const current = canvas.getByRole("link", { name: "Booking rules" });
    await expect(current).toHaveAttribute("aria-current", "page");
  },
});

export const NoCalls = meta.story({
  parameters: scene(rulesOf({ titles: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Notice")).toBeVisible();
    await expect(canvas.queryByLabelText("Set rules for one call")).toBeNull();
  },
});

export const SavedAndUndone = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await userEvent.selectOptions(await canvas.findByLabelText("Notice"), "1 day");
    await userEvent.selectOptions(canvas.getByLabelText("How far ahead"), "30 days");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Booking rules saved")).toBeVisible();
    await expect((await saved(world))?.ofCreator).toMatchObject({
      noticeInMinutes: 1440,
      horizonInDays: 30,
    });
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect((await saved(world))?.ofCreator).toEqual(DEFAULT_BOOKING_RULES);
  },
});

export const OneCallDiffers = meta.story({
  parameters: scene(rulesOf({ ofFirst: { bufferBeforeInMinutes: 30 } })),
  play: async ({ canvas, ...context }) => {
    const form = await canvas.findByRole("form", { name: "Booking rules: A clear half hour" });
    await expect(form).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use the rules for all calls" }));
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "Use the rules for all calls" })).toBeNull(),
    );
    await expect((await saved(stageOf(context).world))?.ofOffers).toEqual({});
  },
});

export const RulesForOneCall = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    const choose = await canvas.findByLabelText("Set rules for one call");
    await userEvent.selectOptions(choose, "Rehearse your keynote");
    const [, limit] = await canvas.findAllByLabelText("Sessions a day");
    await userEvent.selectOptions(limit as HTMLElement, "1 session");
    const [, save] = canvas.getAllByRole("button", { name: "Save" });
    await userEvent.click(save as HTMLElement);
    await expect(await canvas.findByText("Booking rules saved")).toBeVisible();
    const book = await saved(stageOf(context).world);
    await expect(Object.values(book?.ofOffers ?? {})).toMatchObject([{ sessionsPerDay: 1 }]);
    await expect(book?.ofCreator.sessionsPerDay).toBeNull();
  },
});

export const ChangedElsewhere = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Notice"), "1 day");
    const { world } = stageOf(context);
    const rules = {
      ofCreator: { ...DEFAULT_BOOKING_RULES, sessionsPerDay: 2 },
      ofOffers: {},
    };
    await world.store.availability.saveRules({ id: "other", creatorId: "usr_000001", rules });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await expect(await canvas.findByText("Sessions a day: 2 sessions")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep the saved version" }));
    await expect(canvas.getByLabelText("Sessions a day")).toHaveDisplayValue("2 sessions");
  },
});

export const SaveFailed = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    const notice = await canvas.findByLabelText("Notice");
    await userEvent.selectOptions(notice, "3 days");
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(notice).toHaveDisplayValue("3 days");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(rulesOf()),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await canvas.findByLabelText("Notice");
    await keys.tabTo("combobox", "Sessions a day");
    await keys.press("{ArrowDown}");
    await keys.tabTo("button", "Save");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("Booking rules saved")).toBeVisible();
    await expect((await saved(stageOf(context).world))?.ofCreator.sessionsPerDay).toBe(1);
  }),
});

const open = rulesOf({ ofFirst: { sessionsPerDay: 2 } });

export const Loading = meta.story(loading(open, { field: "bookingRules" }));

export const Failed = meta.story(failed(open, { field: "bookingRules" }));

export const Offline = meta.story(offline(open));

export const SignedOut = meta.story(signedOut(open));

export const SessionEnded = meta.story(sessionEnded(open));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(
    rulesOf({
      titles: [LONG_TITLES.offer, LONG_TITLES.word],
      ofFirst: { sessionsPerDay: 2 },
      facts: LONG_NAMED,
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONG_TITLES.offer });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  parameters: scene(
    rulesOf({
      titles: [RIGHT_TO_LEFT_TEXTS.offer],
      ofFirst: { sessionsPerDay: 2 },
      facts: RIGHT_TO_LEFT,
    }),
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: RIGHT_TO_LEFT_TEXTS.offer });
    await expectRightToLeft(title);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(
    rulesOf({
      titles: [LONGEST_OFFER.title],
      ofFirst: { sessionsPerDay: 2 },
      facts: LONGEST_PERSON,
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONGEST_OFFER.title });
    await expectToFit(canvasElement);
  },
});

export const ManyItems = meta.story({
  parameters: scene(
    rulesOf({
      titles: Array.from({ length: LIST_MAX }, (_, index) => `Call number ${index + 1}`),
      ofFirst: { sessionsPerDay: 2 },
    }),
  ),
  play: async ({ canvas }) => {
    const choose = await canvas.findByLabelText("Set rules for one call");
    await expect(choose.querySelectorAll("option")).toHaveLength(LIST_MAX);
  },
});
