import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { MailTopic } from "../../../../src/domain/generated/enums.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { type Canvas } from "../../../support/played.ts";
import { answersLate } from "../../../support/late.ts";
import { kept, openSettings, settings } from "./mails.ts";

const meta = preview.meta({ title: "Screens/User/Settings", ...screen });

const topic = (canvas: Canvas, name: string) =>
  canvas.findByRole("switch", { name: new RegExp(`^${name}`) });
const offTopics = async (context: Parameters<typeof stageOf>[0]): Promise<readonly MailTopic[]> =>
  (await kept(stageOf(context).world))?.offTopics ?? [];

export const MailTopicTurnedOffAndUndone = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    const reminders = await topic(canvas, "Reminders");
    await userEvent.click(reminders);
    await expect(await canvas.findByText("Reminders turned off")).toBeVisible();
    await expect(reminders).not.toBeChecked();
    await expect(await offTopics(context)).toEqual(["REMINDERS"]);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect(reminders).toBeChecked();
    await expect(await offTopics(context)).toEqual([]);
  },
});

export const MailTopicsOff = meta.story({
  parameters: settings({ offTopics: ["SESSIONS", "REMINDERS"] }),
  play: async ({ canvas, ...context }) => {
    const sessions = await topic(canvas, "Sessions");
    await expect(sessions).not.toBeChecked();
    await expect(canvas.getByText(/We always write about payments, refunds/)).toBeVisible();
    await userEvent.click(sessions);
    await expect(await canvas.findByText("Mails about sessions turned on")).toBeVisible();
    await expect(await offTopics(context)).toEqual(["REMINDERS"]);
  },
});

/** Each keeps what was last chosen, though both answers are late. */
export const MailTopicsTurnedAtOnce = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    const answer = answersLate(stageOf(context).world, "updateMailTopic");
    const sessions = await topic(canvas, "Sessions");
    const reminders = await topic(canvas, "Reminders");
    await userEvent.click(sessions);
    await userEvent.click(reminders);
    await expect(sessions).not.toBeChecked();
    await expect(reminders).not.toBeChecked();
    answer();
    await waitFor(async () => expect(await offTopics(context)).toEqual(["SESSIONS", "REMINDERS"]));
    await expect(await canvas.findByText("Reminders turned off")).toBeVisible();
    await expect(sessions).not.toBeChecked();
    await expect(reminders).not.toBeChecked();
  },
});

export const MailTopicNotTurned = meta.story({
  parameters: settings(),
  play: async ({ canvas, ...context }) => {
    const reminders = await topic(canvas, "Reminders");
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(reminders);
    await expect(await canvas.findByText(/We can’t reach the server/)).toBeVisible();
    await expect(reminders).toBeChecked();
  },
});

/** What is chosen holds once an address is confirmed. */
export const MailTopicsUnconfirmed = meta.story({
  parameters: scene((world) => openSettings(world, { mails: { address: null } })),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await topic(canvas, "Sessions"));
    await expect(await canvas.findByText("Mails about sessions turned off")).toBeVisible();
    await expect(await offTopics(context)).toEqual(["SESSIONS"]);
    await expect(canvas.getByText("Confirm your address to get mails.")).toBeVisible();
    await expect(canvas.getByLabelText("Address for mails")).toHaveValue("visitor@demo.example");
  },
});

export const MailTopicsByKeyboard = meta.story({
  parameters: settings(),
  play: byKeyboard(async ({ canvas, keys }) => {
    await topic(canvas, "Sessions");
    const reminders = await keys.tabTo("switch", /^Reminders/);
    await keys.press(" ");
    await expect(await canvas.findByText("Reminders turned off")).toBeVisible();
    await expect(reminders).not.toBeChecked();
    await keys.tabTo("button", "Undo");
    await keys.press("{Enter}");
    await waitFor(() => expect(reminders).toBeChecked());
  }),
});
