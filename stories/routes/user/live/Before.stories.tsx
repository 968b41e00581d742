import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { withVideo } from "../../../../mocks/devices/video.tsx";
import { factsOf, minutes, minutesOf, names } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled } from "../../../support/controls.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { expectWaiting, meeting, meetingOn, peopleIn } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Booking/Live session",
  ...screen,
  decorators: [withVideo()],
});

const open = (facts?: Parameters<typeof meeting>[1]) =>
  scene(async (world) => (await meeting(world, facts)).address);

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      minutes,
      who: choice("Viewer", ["guest", "host"]),
    },
    open: async (world, { names: kind, minutes: lasts, who }) => {
      const facts = factsOf(kind);
      const { address } = await meeting(world, {
        ...facts.offer,
        durationInMinutes: minutesOf(lasts),
        by: facts.creator,
        to: facts.guest,
        as: who,
      });
      return address;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Join session" })).toBeVisible();
    await expect(await canvas.findByLabelText("Your video")).toBeVisible();
    await expect(canvas.getByText("Begins in 5:00")).toBeVisible();
    await expect(await canvas.findByText(/isn’t here yet/)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Camera" })).toHaveValue("camera-1");
    await expect(canvas.getByText("Nothing is recorded.")).toBeVisible();
  }),
});

export const SeenByHost = meta.story({
  parameters: scene(async (world) => {
    const { address, guest, booking } = await meeting(world, { as: "host" });
    await guest.waitsIn(booking);
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Start session" })).toBeVisible();
    await expect(await canvas.findByText(/is waiting for you/)).toBeVisible();
  },
});

export const TooEarly = meta.story({
  parameters: open({ minutes: -120 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You can join from 09:50.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Join session" })).toBeNull();
    // Nobody is asked for their camera so long before.
    await expect(canvas.queryByLabelText("Your video")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Check camera and microphone" }));
    await expect(await canvas.findByLabelText("Your video")).toBeVisible();
  },
});

export const OpensWhileOpen = meta.story({
  parameters: { ...open({ minutes: -10.01 }), timePasses: true },
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("You can join from 09:50.");
    stageOf(context).world.clock.advance(1_000);
    await expect(await canvas.findByRole("button", { name: "Join session" })).toBeVisible();
  },
});

export const Waiting = meta.story({
  parameters: open(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await expectWaiting(canvas);
    await expect(canvas.getByRole("button", { name: "Stop waiting" })).toBeVisible();
  },
});

export const WaitingStopped = meta.story({
  parameters: open(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Stop waiting" }));
    await expect(await canvas.findByRole("button", { name: "Join session" })).toBeVisible();
    await expect(canvas.queryByText(/Keep this page open/)).toBeNull();
  },
});

/** The host has not come. */
export const HostLate = meta.story({
  parameters: open({ minutes: 6 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await expect(await canvas.findByText(/The session should have begun/)).toBeVisible();
  },
});

/** Those who wait are let in as soon as the host starts. */
export const LetIn = meta.story({
  parameters: open(),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await expectWaiting(canvas);
    const { host, booking } = await peopleIn(stageOf(context).world);
    await host.entersSession(booking);
    await expect(await canvas.findByRole("toolbar", { name: "Session controls" })).toBeVisible();
    await expect(await canvas.findByText("Your host has joined")).toBeInTheDocument();
  },
});

export const PermissionRefused = meta.story({
  decorators: [withVideo({ camera: "DENIED", microphone: "DENIED" })],
  parameters: open(),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(
      "Your browser doesn’t let this page use your camera and microphone.",
    );
    await expect(alert).toHaveTextContent(/llow camera and microphone/);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const NoDevice = meta.story({
  decorators: [withVideo({ camera: "NONE", microphone: "NONE" })],
  parameters: open(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "We couldn’t find a camera or a microphone. Connect one and try again.",
    );
    await expect(canvas.queryByRole("combobox", { name: "Camera" })).toBeNull();
  },
});

export const DeviceInUse = meta.story({
  decorators: [withVideo({ camera: "IN_USE" })],
  parameters: open(),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Another program is using your camera.");
    await expect(alert).toHaveTextContent("You can also join with sound only.");
  },
});

export const SoundOnly = meta.story({
  parameters: open(),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Your video");
    await userEvent.click(canvas.getByRole("button", { name: "Turn camera off" }));
    await expect(await canvas.findByRole("button", { name: "Turn camera on" })).toBeVisible();
    await expect(canvas.queryByLabelText("Your video")).toBeNull();
  },
});

export const OtherCamera = meta.story({
  parameters: open(),
  play: async ({ canvas }) => {
    await canvas.findByLabelText("Your video");
    const camera = await canvas.findByRole("combobox", { name: "Camera" });
    await userEvent.selectOptions(camera, "Desk camera");
    await expect(camera).toHaveValue("camera-2");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene((world) => meetingOn(world)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByLabelText("Your video");
    await keys.tabTo("button", "Mute");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Join session");
    await keys.press("{Enter}");
    await canvas.findByRole("toolbar", { name: "Session controls" });
    await expect(await canvas.findByRole("button", { name: "Unmute" })).toBeVisible();
    await keys.tabTo("button", "Messages");
    await keys.press("{Enter}");
    await keys.tabTo("textbox", "Message");
    await keys.press("Good morning{Enter}");
    await expect(await canvas.findByText("Good morning")).toBeVisible();
    await keys.tabTo("button", "Leave");
  }),
});

/** The server refuses for a moment: what went wrong is said next to the button. */
export const JoiningFailed = meta.story({
  parameters: scene(async (world) => {
    const address = await meetingOn(world);
    world.faults.failing.add("joinLiveSession");
    return address;
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Join session" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(canvas.getByRole("button", { name: "Join session" })).toBeVisible();
  },
});

const address = async (world: Parameters<typeof meeting>[0]) => (await meeting(world)).address;

export const Loading = meta.story(loading(address, { field: "sessionByChannelId" }));
export const Failed = meta.story(failed(address, { field: "sessionByChannelId" }));
export const Offline = meta.story(offline(address));
export const LoggedOut = meta.story(signedOut(address));
export const SessionEnded = meta.story(sessionEnded(address));
