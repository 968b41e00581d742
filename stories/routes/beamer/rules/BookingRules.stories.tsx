import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { LIST_MAX } from "../../../../src/domain/shared/limits.ts";
import { RULES_TEXTS } from "../../../../src/domain/availability/inputs/bookingRules.ts";
import { DEFAULT_BOOKING_RULES } from "../../../../src/domain/time/bookingRules.ts";
import { asAtFirst, controlled, howMany, toggle } from "../../../support/controls.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { rulesOf, savedRules, saveRules, TITLES } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Booking rules", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      calls: howMany("1:1 calls", { initial: 2, most: 10 }),
      sessions: howMany("Sessions a day, none is any number", { initial: 4, most: 50 }),
      buffer: howMany("Minutes after a call", { initial: 15, most: 120 }),
      hasOwn: toggle("First call has rules of its own"),
    },
    open: async (world, { calls, sessions, buffer, hasOwn }) =>
      rulesOf({
        titles: Array.from({ length: calls }, (_, at) => TITLES[at] ?? `Call ${at + 1}`),
        rules: { bufferAfterInMinutes: buffer, sessionsPerDay: sessions || null },
        ...(hasOwn && calls > 0 ? { ofFirst: { sessionsPerDay: 1 } } : {}),
      })(world),
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Buffer after a call")).toHaveDisplayValue(
      "15 minutes",
    );
    await expect(canvas.getByLabelText("Sessions a day")).toHaveDisplayValue("4 sessions");
    await expect(canvas.getByLabelText("Notice")).toHaveDisplayValue("2 hours");
    const current = canvas.getByRole("link", { name: "Booking rules" });
    await expect(current).toHaveAttribute("aria-current", "page");
  }),
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
    await expect((await savedRules(world))?.ofCreator).toMatchObject({
      noticeInMinutes: 1440,
      horizonInDays: 30,
    });
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect((await savedRules(world))?.ofCreator).toEqual(DEFAULT_BOOKING_RULES);
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
    await saveRules(world, rules);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
    await expect(await canvas.findByText("Sessions a day: 2 sessions")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep the saved version" }));
    await expect(canvas.getByLabelText("Sessions a day")).toHaveDisplayValue("2 sessions");
  },
});

export const NobodyCouldBook = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Notice"), "7 days");
    const ahead = canvas.getByLabelText("How far ahead");
    await userEvent.selectOptions(ahead, "7 days");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await isToBeCorrected(ahead, RULES_TEXTS.noTime);
    const book = await savedRules(stageOf(context).world);
    await expect(book?.ofCreator).toEqual(DEFAULT_BOOKING_RULES);
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
    await expect((await savedRules(stageOf(context).world))?.ofCreator.sessionsPerDay).toBe(1);
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
