import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { reloadApp } from "../../../../.storybook/stage/run.ts";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { withVideo } from "../../../../mocks/devices/video.tsx";
import type { Canvas } from "../../../support/played.ts";
import { meeting, meetingOn, peopleIn } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Booking/Live session",
  ...screen,
  decorators: [withVideo()],
});

const on = (facts?: Parameters<typeof meetingOn>[1]) => scene((world) => meetingOn(world, facts));
const asHost = (minutes: number) =>
  scene(async (world) => (await meeting(world, { as: "host", minutes })).address);

type Context = Parameters<typeof stageOf>[0];

/** What the other one of the two does, whom the story does not look at. */
async function otherOf(context: Context, who: "host" | "guest" = "host") {
  const { booking, ...people } = await peopleIn(stageOf(context).world);
  const other = people[who];
  return {
    enters: () => other.entersSession(booking),
    writes: (text: string) => other.writesIn(booking, text),
    leaves: () => other.leavesSession(booking),
    ends: () => other.endsSession(booking),
  };
}

/** Joins as the guest, and sees the host. */
async function join(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
  await canvas.findByRole("toolbar", { name: "Session controls" });
}

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole("button", { name }));

export const Together = meta.story({
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByLabelText("Video of Demo Speaker")).toBeVisible();
    await expect(canvas.getByLabelText("Your video")).toBeVisible();
    await expect(canvas.getByText("5:00 · 25:00 left")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Good connection" })).toBeVisible();
    await expect(canvas.getByText("Your host has joined")).toBeInTheDocument();
  },
});

export const HostAlone = meta.story({
  parameters: asHost(-2),
  play: async ({ canvas }) => {
    await press(canvas, "Start session");
    await expect(await canvas.findByText("Waiting for Demo Visitor")).toBeVisible();
    await expect(canvas.getByText("Begins in 2:00")).toBeVisible();
  },
});

export const GuestArrives = meta.story({
  parameters: asHost(1),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Start session");
    await canvas.findByText("Waiting for Demo Visitor");
    await (await otherOf(context, "guest")).enters();
    await expect(await canvas.findByLabelText("Video of Demo Visitor")).toBeVisible();
    await expect(canvas.getByText("Your guest has joined")).toBeInTheDocument();
  },
});

export const Connecting = meta.story({
  decorators: [withVideo({ line: { connection: "CONNECTING", quality: null } })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByText("Connecting to Demo Speaker…")).toBeVisible();
  },
});

export const LineLost = meta.story({
  decorators: [withVideo({ line: { connection: "LOST", quality: "POOR" } })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(
      await canvas.findByText("The connection to Demo Speaker was lost. Reconnecting…"),
    ).toBeVisible();
  },
});

export const OutOfReach = meta.story({
  decorators: [withVideo({ isOutOfReach: true })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByText(/The connection to Demo Speaker was lost/)).toBeVisible();
  },
});

/** Picture and sound go on without the server; only what is written waits. */
export const ServerAway = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    stageOf(context).world.faults.network = "offline";
    await press(canvas, "Messages");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Are you there?");
    await press(canvas, "Send");
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue("Are you there?");
    await expect(canvas.getByLabelText("Video of Demo Speaker")).toBeInTheDocument();
  },
});

export const OtherLeft = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await (await otherOf(context)).leaves();
    await expect(await canvas.findByText(/^Demo Speaker has left/)).toBeVisible();
    await expect(canvas.getByText("Your host has left")).toBeInTheDocument();
    await expect(canvas.queryByLabelText("Video of Demo Speaker")).toBeNull();
  },
});

export const PoorLine = meta.story({
  decorators: [withVideo({ line: { quality: "POOR" } })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByRole("img", { name: "Weak connection" })).toBeVisible();
  },
});

export const TheirCameraOff = meta.story({
  decorators: [withVideo({ incoming: { has: "nothing", hasSound: false } })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByRole("img", { name: "Muted" })).toBeVisible();
    await expect(canvas.queryByLabelText("Video of Demo Speaker")).toBeNull();
  },
});

export const Muted = meta.story({
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await press(canvas, "Mute");
    await press(canvas, "Turn camera off");
    await expect(await canvas.findByRole("button", { name: "Unmute" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Muted" })).toBeVisible();
    await expect(canvas.queryByLabelText("Your video")).toBeNull();
  },
});

export const Swapped = meta.story({
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    const theirs = await canvas.findByLabelText("Video of Demo Speaker");
    const widthBefore = theirs.getBoundingClientRect().width;
    await press(canvas, "Swap the videos");
    const after = await canvas.findByLabelText("Video of Demo Speaker");
    await waitFor(() => expect(after.getBoundingClientRect().width).toBeLessThan(widthBefore));
  },
});

export const SharingScreen = meta.story({
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await press(canvas, "Share screen");
    await expect(await canvas.findByLabelText("Your screen")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop sharing" })).toBeVisible();
  },
});

export const SharingFailed = meta.story({
  decorators: [withVideo({ screen: "FAILED" })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await press(canvas, "Share screen");
    await expect(await canvas.findByText("Your screen couldn’t be shared.")).toBeVisible();
  },
});

export const TheirScreen = meta.story({
  decorators: [withVideo({ incoming: { has: "screen" } })],
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByLabelText("Screen of Demo Speaker")).toBeVisible();
  },
});

export const ChoosingDevices = meta.story({
  parameters: on(),
  play: async ({ canvas }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await press(canvas, "Choose camera and microphone");
    const dialog = await canvas.findByRole("dialog", { name: "Camera and microphone" });
    await expect(dialog).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Microphone" })).toBeVisible();
  },
});

const LINK = "The notes: https://notes.example/one, as promised.";

export const Messages = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await (await otherOf(context)).writes(LINK);
    await press(canvas, "Messages, 1 new");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Thank you!");
    await press(canvas, "Send");
    await expect(await canvas.findByText("Thank you!")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "https://notes.example/one" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue(""));
  },
});

export const MessageUnread = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    const other = await otherOf(context);
    await other.writes("Can you hear me?");
    await other.writes("I hear you well.");
    await expect(await canvas.findByRole("button", { name: "Messages, 2 new" })).toBeVisible();
  },
});

export const LinkAsked = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await (await otherOf(context)).writes(LINK);
    await press(canvas, /^Messages/);
    await userEvent.click(await canvas.findByRole("link", { name: "https://notes.example/one" }));
    await expect(await canvas.findByRole("dialog", { name: "Open this link?" })).toBeVisible();
    await expect(canvas.getByText(/sent to you in a message/)).toBeVisible();
  },
});

export const EndsSoon = meta.story({
  parameters: on({ minutes: 26 }),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByText(/4:00 left/)).toBeVisible();
    await expect(canvas.getByText("5 minutes left")).toBeInTheDocument();
  },
});

export const OverTime = meta.story({
  parameters: on({ minutes: 32 }),
  play: async ({ canvas }) => {
    await join(canvas);
    await expect(await canvas.findByText("2:00 over time")).toBeVisible();
  },
});

/** A reload leads back in, under another number. */
export const Reloaded = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await reloadApp(stageOf(context));
    await expect(await canvas.findByLabelText("Video of Demo Speaker")).toBeVisible();
  },
});

export const EndAsked = meta.story({
  parameters: asHost(5),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Start session");
    await canvas.findByText("Waiting for Demo Visitor");
    await (await otherOf(context, "guest")).enters();
    await canvas.findByLabelText("Video of Demo Visitor");
    await press(canvas, "Leave");
    await expect(
      await canvas.findByRole("dialog", { name: "Leave, or end the session?" }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "End for both" })).toBeVisible();
  },
});

export const Ended = meta.story({
  parameters: asHost(5),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Start session");
    await press(canvas, "Leave");
    await press(canvas, "End for both");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer"));
    await canvas.findByRole("heading", { level: 1 });
  },
});

export const EndingFailed = meta.story({
  parameters: scene(async (world) => {
    const { address } = await meeting(world, { as: "host", minutes: 5 });
    world.faults.failing.add("endLiveSession");
    return address;
  }),
  play: async ({ canvas }) => {
    await press(canvas, "Start session");
    await press(canvas, "Leave");
    await press(canvas, "End for both");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

/** A failure to leave keeps nobody. */
export const LeavingFailed = meta.story({
  parameters: scene(async (world) => {
    const address = await meetingOn(world);
    world.faults.failing.add("leaveLiveSession");
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await press(canvas, "Leave");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/demo-speaker/about"));
    await canvas.findByRole("heading", { level: 1, name: "Demo Speaker" });
  },
});

export const EndedByHost = meta.story({
  parameters: on(),
  play: async ({ canvas, ...context }) => {
    await join(canvas);
    await canvas.findByLabelText("Video of Demo Speaker");
    await (await otherOf(context)).ends();
    await expect(await canvas.findByText("The session has ended")).toBeVisible();
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/demo-speaker/about"));
    await canvas.findByRole("heading", { level: 1, name: "Demo Speaker" });
  },
});
