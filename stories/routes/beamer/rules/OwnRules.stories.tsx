import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { reloadApp } from "../../../../.storybook/stage/run.ts";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { endSession, type World } from "../../../../server/world/world.ts";
import { DEFAULT_BOOKING_RULES } from "../../../../src/domain/time/bookingRules.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";
import { signsInAgain } from "../../../support/signingIn.ts";
import { ADDRESS, rulesOf, savedRules, saveRules } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Booking rules", ...screen });

const CREATOR = "usr_000001";
const FIRST = "A clear half hour";
const SECOND = "Rehearse your keynote";
const GIVE_UP = "Use the rules for all calls";

const ofAll = async (canvas: Canvas) =>
  within(await canvas.findByRole("form", { name: "Booking rules" }));
const ofCall = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole("form", { name: `Booking rules: ${title}` }));

const begin = async (canvas: Canvas, title: string) => {
  await userEvent.selectOptions(await canvas.findByLabelText("Set rules for one call"), title);
  return ofCall(canvas, title);
};
const limit = (form: Canvas) => form.getByLabelText("Sessions a day");
const choose = (form: Canvas, sessions: string) => userEvent.selectOptions(limit(form), sessions);
const press = (place: Canvas, name: string) => userEvent.click(place.getByRole("button", { name }));
const saves = async (canvas: Canvas, form: Canvas) => {
  await press(form, "Save");
  await expect(await canvas.findByText("Booking rules saved")).toBeVisible();
};
const goes = (canvas: Canvas, title: string) =>
  waitFor(() => expect(canvas.queryByRole("form", { name: `Booking rules: ${title}` })).toBeNull());
const ownRules = async (world: World) => Object.values((await savedRules(world))?.ofOffers ?? {});

export const RulesForOneCall = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    const form = await begin(canvas, SECOND);
    await choose(form, "1 session");
    await saves(canvas, form);
    const { world } = stageOf(context);
    await expect(await ownRules(world)).toMatchObject([{ sessionsPerDay: 1 }]);
    await expect((await savedRules(world))?.ofCreator.sessionsPerDay).toBeNull();
  },
});

export const OneCallDiffers = meta.story({
  parameters: scene(rulesOf({ ofFirst: { bufferBeforeInMinutes: 30 } })),
  play: async ({ canvas, ...context }) => {
    await press(await ofCall(canvas, FIRST), GIVE_UP);
    await goes(canvas, FIRST);
    await expect(await ownRules(stageOf(context).world)).toEqual([]);
    await expect(canvas.getByLabelText("Set rules for one call")).toHaveFocus();
    await press(canvas, "Undo");
    await expect(await canvas.findByText("Undone")).toBeVisible();
    const form = await ofCall(canvas, FIRST);
    await expect(form.getByLabelText("Buffer before a call")).toHaveDisplayValue("30 minutes");
    await expect(await ownRules(stageOf(context).world)).toMatchObject([
      { bufferBeforeInMinutes: 30 },
    ]);
  },
});

export const FirstRulesGivenUp = meta.story({
  parameters: scene(rulesOf({ rules: null, titles: [FIRST] })),
  play: async ({ canvas, ...context }) => {
    const form = await begin(canvas, FIRST);
    // No other call is left to choose.
    await expect(canvas.getByRole("heading", { name: FIRST })).toHaveFocus();
    await choose(form, "1 session");
    // What is chosen isn't lost with one press.
    await expect(form.queryByRole("button", { name: GIVE_UP })).toBeNull();
    await saves(canvas, form);
    await userEvent.click(await form.findByRole("button", { name: GIVE_UP }));
    await goes(canvas, FIRST);
    await waitFor(() => expect(canvas.getByLabelText("Set rules for one call")).toHaveFocus());
    const stage = stageOf(context);
    await expect(await ownRules(stage.world)).toEqual([]);
    await reloadApp(stage);
    await ofAll(canvas);
    await goes(canvas, FIRST);
  },
});

export const FirstRulesUndone = meta.story({
  parameters: scene(rulesOf({ rules: null })),
  play: async ({ canvas, ...context }) => {
    const form = await begin(canvas, SECOND);
    await choose(form, "1 session");
    await saves(canvas, form);
    await press(canvas, "Undo");
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(await ownRules(stageOf(context).world)).toEqual([]);
    await waitFor(() => expect(limit(form)).toHaveDisplayValue("Any number"));
    // The call follows the rules for all calls again.
    const all = await ofAll(canvas);
    await choose(all, "3 sessions");
    await saves(canvas, all);
    await waitFor(() => expect(limit(form)).toHaveDisplayValue("3 sessions"));
  },
});

export const BothSavedFirst = meta.story({
  parameters: scene(rulesOf({ rules: null })),
  play: async ({ canvas, ...context }) => {
    const all = await ofAll(canvas);
    await choose(all, "4 sessions");
    const form = await begin(canvas, SECOND);
    await choose(form, "1 session");
    await saves(canvas, form);
    await press(all, "Save");
    await waitFor(async () =>
      expect(await savedRules(stageOf(context).world)).toMatchObject({
        ofCreator: { sessionsPerDay: 4 },
      }),
    );
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(await ownRules(stageOf(context).world)).toMatchObject([{ sessionsPerDay: 1 }]);
  },
});

export const BeginsWithRulesForAll = meta.story({
  parameters: scene(rulesOf({ rules: null })),
  play: async ({ canvas }) => {
    const all = await ofAll(canvas);
    await choose(all, "3 sessions");
    await saves(canvas, all);
    await expect(limit(await begin(canvas, SECOND))).toHaveDisplayValue("3 sessions");
  },
});

export const OwnRulesChangedElsewhere = meta.story({
  parameters: scene(rulesOf({ ofFirst: { sessionsPerDay: 2 } })),
  play: async ({ canvas, ...context }) => {
    const form = await ofCall(canvas, FIRST);
    const { world } = stageOf(context);
    const book = await savedRules(world);
    const [id = ""] = Object.keys(book?.ofOffers ?? {});
    const changed = { ...DEFAULT_BOOKING_RULES, sessionsPerDay: 5 };
    await saveRules(world, { ofCreator: DEFAULT_BOOKING_RULES, ofOffers: { [id]: changed } });
    await press(form, GIVE_UP);
    await expect(await canvas.findByText(/^These rules were changed elsewhere/)).toBeVisible();
    await waitFor(() => expect(limit(form)).toHaveDisplayValue("5 sessions"));
    await expect(await ownRules(world)).toEqual([changed]);
  },
});

export const OwnRulesChosenBeforeSessionEnded = meta.story({
  parameters: scene(rulesOf()),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const form = await begin(canvas, SECOND);
    await choose(form, "1 session");
    endSession(stage.world);
    await press(form, "Save");
    await waitFor(() => expect(stage.traces.reloads).toBe(1));
    await reloadApp(stage);
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await signsInAgain(stage, CREATOR, ADDRESS);
    const again = await ofCall(canvas, SECOND);
    await expect(await again.findByText(/You typed this earlier/)).toBeVisible();
    await expect(limit(again)).toHaveDisplayValue("1 session");
    await saves(canvas, again);
    await expect(await ownRules(stage.world)).toMatchObject([{ sessionsPerDay: 1 }]);
  },
});

export const OwnRulesByKeyboard = meta.story({
  parameters: scene(rulesOf({ titles: [FIRST], ofFirst: { sessionsPerDay: 2 } })),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    const form = await ofCall(canvas, FIRST);
    limit(form).focus();
    await keys.press("{ArrowDown}");
    await keys.tabTo("button", "Discard changes");
    await keys.press("{Enter}");
    await waitFor(() => expect(limit(form)).toHaveDisplayValue("2 sessions"));
    await expect(form.getByRole("button", { name: "Save" })).toHaveFocus();
    await keys.tabTo("button", GIVE_UP);
    await keys.press("{Enter}");
    await goes(canvas, FIRST);
    await waitFor(() => expect(canvas.getByLabelText("Set rules for one call")).toHaveFocus());
    await expect(await ownRules(stageOf(context).world)).toEqual([]);
  }),
});
