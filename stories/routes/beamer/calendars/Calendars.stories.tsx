import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { calendarServiceIsAway } from "../../../../server/world/outages.ts";
import { type Beamer, beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { readConnectUrls } from "../../../../server/services/calendars/readConnectUrls.ts";
import { LOCAL_ACCOUNTS } from "../../../../server/providers/calendars/portable/localAccounts.ts";
import { calendar, calendarProfileRow } from "../../../../server/store/factories/calendars.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import type { Canvas } from "../../../support/played.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { factsOf } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled, howMany, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Calendars", ...screen });

const ADDRESS = "/beamer/availability/calendars";

/** The page of a beamer with such accounts. */
const withAccounts =
  (...accountIds: readonly string[]) =>
  async (world: World) => {
    const person = await beamer(world);
    for (const accountId of accountIds) await person.connects(accountId);
    await person.signsIn();
    return ADDRESS;
  };
const twoAccounts = withAccounts("google-work", "live_connect-home");

/** Somebody returns from the provider with its parameters. */
async function returnOf(person: Beamer, query: Record<string, string>) {
  await person.signsIn();
  return `${ADDRESS}?${new URLSearchParams(query)}`;
}

async function comesBack(world: World, person: Beamer) {
  const redirectUri = `${world.settings.publicUrl}${ADDRESS}`;
  const [target] = await readConnectUrls(world.contextFor(person.viewer), { redirectUri });
  const state = new URL(target?.url ?? "").searchParams.get("state") ?? "";
  const code = await world.calendars.choose({ accountId: "google-work", redirectUri });
  return returnOf(person, { code, state });
}

const accountNames = (canvas: Canvas) =>
  canvas
    .getAllByRole("heading", { level: 2, name: /@/ })
    .map((heading: HTMLElement) => heading.textContent);
const calendarsOf = async (world: World) =>
  (await world.store.calendars.ofOwner("usr_000001")).flatMap((row) => row.calendars);
const isOn = async (world: World, calendarId: string) =>
  (await calendarsOf(world)).find((one) => one.calendarId === calendarId)?.isEnabled;
const defaultOf = async (world: World) =>
  (await calendarsOf(world)).find(({ isDefault }) => isDefault)?.calendarId;

/** All that can be connected, in the order of the accepted story. */
const ACCOUNTS = [
  "google-work",
  "live_connect-home",
  ...LOCAL_ACCOUNTS.map(({ accountId }) => accountId).filter(
    (accountId) => accountId !== "google-work" && accountId !== "live_connect-home",
  ),
];

export const Ready = meta.story({
  ...controlled({
    controls: {
      accounts: howMany("Accounts", { initial: 2, most: ACCOUNTS.length }),
      isAway: toggle("Calendars do not answer"),
      names: choice("Name of the creator", ["as usual", "long", "right to left"]),
    },
    open: async (world, { accounts, isAway, names: kind }) => {
      const person = await beamer(world, factsOf(kind).creator);
      for (const accountId of ACCOUNTS.slice(0, accounts)) await person.connects(accountId);
      if (isAway) calendarServiceIsAway(world);
      await person.signsIn();
      return ADDRESS;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "work@google.example" });
    await expect(accountNames(canvas)).toEqual([
      "work@google.example",
      "home@live-connect.example",
    ]);
    await expect(canvas.getAllByText("Outlook")[0]).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Default calendar" })).toHaveDisplayValue(
      "Work – work@google.example",
    );
    await expect(canvas.getByRole("switch", { name: /^Work/ })).toBeDisabled();
    await expect(canvas.getByRole("switch", { name: /^Public holidays/ })).toBeDisabled();
    await expect(canvas.getByRole("switch", { name: /^Travel/ })).not.toBeChecked();
  }),
});

export const NoneConnected = meta.story({
  parameters: scene(withAccounts()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No calendar accounts connected...")).toBeVisible();
    for (const name of ["Google", "Exchange", "Outlook", "Office 365", "Cronofy", "Apple"]) {
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    }
  },
});

export const LeavesForProvider = meta.story({
  parameters: scene(withAccounts()),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Outlook" }));
    const { traces } = stageOf(context);
    await waitFor(() => expect(traces.leftFor).toHaveLength(1));
    const { searchParams } = new URL(traces.leftFor[0] ?? "");
    await expect(searchParams.get("provider")).toBe("live_connect");
    await expect(searchParams.get("redirect_uri")).toBe(`https://beamers.example${ADDRESS}`);
    await expect(searchParams.get("state")).toBeTruthy();
  },
});

export const Connected = meta.story({
  parameters: scene(async (world) => comesBack(world, await beamer(world))),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Calendar connected")).toBeVisible();
    await expect(accountNames(canvas)).toEqual(["work@google.example"]);
    await expect(addressOf(stageOf(context))).toBe(ADDRESS);
  },
});

export const Connecting = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("connectCalendar");
    return comesBack(world, await beamer(world));
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Connecting your calendar…")).toBeVisible();
    await waitFor(() => expect(addressOf(stageOf(context))).toBe(ADDRESS));
  },
});

export const AccessRefused = meta.story({
  parameters: scene(async (world) =>
    returnOf(await beamer(world), { error: "access_denied", state: "state" }),
  ),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("access wasn’t granted");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe(ADDRESS));
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const OldReturn = meta.story({
  parameters: scene(async (world) => returnOf(await beamer(world), { code: "old", state: "old" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "The calendar wasn’t connected. Try connecting it again.",
    );
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
});

export const ReturnTriedAgain = meta.story({
  parameters: scene(async (world) => {
    calendarServiceIsAway(world);
    return comesBack(world, await beamer(world));
  }),
  play: async ({ canvas, ...context }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    const { world } = stageOf(context);
    world.providers.calendars = world.calendars;
    await userEvent.click(again);
    await expect(await canvas.findByText("Calendar connected")).toBeVisible();
    await expect(accountNames(canvas)).toEqual(["work@google.example"]);
  },
});

export const TurnedOn = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas, ...context }) => {
    const travel = await canvas.findByRole("switch", { name: /^Travel/ });
    await userEvent.click(travel);
    const { world } = stageOf(context);
    await waitFor(async () => expect(await isOn(world, "google-travel")).toBe(true));
    await expect(travel).toBeChecked();
    await waitFor(() => expect(travel).toHaveAccessibleDescription("Busy times here block slots."));
  },
});

export const TurnedOnAndOffAtOnce = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const answerNow = answersLate(world, "toggleCalendarEnabledForBooking");
    const travel = await canvas.findByRole("switch", { name: /^Travel/ });
    await userEvent.click(travel);
    await userEvent.click(travel);
    await waitFor(async () => expect(await isOn(world, "google-travel")).toBe(true));
    await expect(travel).not.toBeChecked();
    answerNow();
    await waitFor(async () => expect(await isOn(world, "google-travel")).toBe(false));
    await expect(travel).not.toBeChecked();
  },
});

export const TwoDefaultsChosenAtOnce = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    await userEvent.click(await canvas.findByRole("switch", { name: /^Travel/ }));
    await waitFor(async () => expect(await isOn(world, "google-travel")).toBe(true));
    const select = canvas.getByRole("combobox", { name: "Default calendar" });
    await waitFor(() => expect(select).toHaveTextContent("Travel"));
    const answerNow = answersLate(world, "updateDefaultCalendar");
    await userEvent.selectOptions(select, "Travel – work@google.example");
    await userEvent.selectOptions(select, "Home – home@live-connect.example");
    answerNow();
    await waitFor(async () => expect(await defaultOf(world)).toBe("live_connect-home"));
    await waitFor(() => expect(select).toHaveDisplayValue("Home – home@live-connect.example"));
    await expect(canvas.getAllByText("Default calendar saved")).toHaveLength(2);
  },
});

export const DefaultChosenAndUndone = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas }) => {
    const select = await canvas.findByRole("combobox", { name: "Default calendar" });
    await userEvent.selectOptions(select, "Home – home@live-connect.example");
    await expect(await canvas.findByText("Default calendar saved")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("switch", { name: /^Home/ })).toBeDisabled());
    await expect(canvas.getByRole("switch", { name: /^Work/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(select).toHaveDisplayValue("Work – work@google.example"));
  },
});

export const Revoked = meta.story({
  parameters: scene(async (world) => {
    const address = await twoAccounts(world);
    await world.calendars.takeBack("google-work");
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    const reconnect = await canvas.findByRole("button", { name: "Reconnect" });
    await expect(canvas.getByText(/Google doesn’t let us see this account any more/)).toBeVisible();
    await userEvent.click(reconnect);
    const { traces } = stageOf(context);
    await waitFor(() => expect(traces.leftFor[0]).toContain("provider=google"));
  },
});

export const ProviderAway = meta.story({
  parameters: scene(async (world) => {
    const address = await twoAccounts(world);
    calendarServiceIsAway(world);
    return address;
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /couldn’t update your calendars/,
    );
    await expect(accountNames(canvas)).toHaveLength(2);
    const { world } = stageOf(context);
    world.providers.calendars = world.calendars;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
});

export const AskedBeforeDisconnecting = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas }) => {
    const name = "Disconnect work@google.example";
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(await canvas.findByRole("dialog", { name: `${name}?` })).toBeVisible();
  },
});

export const Disconnected = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas }) => {
    const name = "Disconnect work@google.example";
    await userEvent.click(await canvas.findByRole("button", { name }));
    await userEvent.click(await canvas.findByRole("button", { name: "Disconnect" }));
    await expect(await canvas.findByText("work@google.example disconnected")).toBeVisible();
    await waitFor(() => expect(accountNames(canvas)).toEqual(["home@live-connect.example"]));
    await expectFocusOnPage();
    await expect(canvas.getByRole("combobox", { name: "Default calendar" })).toHaveDisplayValue(
      "Home – home@live-connect.example",
    );
  },
});

export const ChangeRefused = meta.story({
  parameters: scene(twoAccounts),
  play: async ({ canvas, ...context }) => {
    const travel = await canvas.findByRole("switch", { name: /^Travel/ });
    stageOf(context).world.faults.failing.add("toggleCalendarEnabledForBooking");
    await userEvent.click(travel);
    await expect(await canvas.findByText(/went wrong/)).toBeVisible();
    await waitFor(() => expect(travel).not.toBeChecked());
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(twoAccounts),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("switch", /^Travel/);
    await keys.press(" ");
    const { world } = stageOf(context);
    await waitFor(async () => expect(await isOn(world, "google-travel")).toBe(true));
    await keys.tabTo("button", "Disconnect home@live-connect.example");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Disconnect");
    await keys.press("{Enter}");
    await expect(await canvas.findByText("home@live-connect.example disconnected")).toBeVisible();
  }),
});

export const Loading = meta.story(loading(twoAccounts, { field: "userSettings" }));
export const Failed = meta.story(failed(twoAccounts, { field: "userSettings" }));
export const Offline = meta.story(offline(twoAccounts));
export const SignedOut = meta.story(signedOut(twoAccounts));
export const SessionEnded = meta.story(sessionEnded(twoAccounts));

/** An account whose names are such. */
const named = (profileName: string, calendarName: string) => async (world: World) => {
  const person = await beamer(world);
  const calendars = [
    calendar({ id: "a", calendarName }),
    calendar({ id: "b", calendarName, isDefault: false, isReadOnly: true, isEnabled: false }),
  ];
  const ownerId = person.row.id;
  const row = { id: "account", ownerId, profileName, calendars, profileConnected: false };
  await world.store.calendars.save(calendarProfileRow(row));
  await person.signsIn();
  return ADDRESS;
};

const fits = async ({ canvas, canvasElement }: { canvas: Canvas; canvasElement: HTMLElement }) => {
  await canvas.findByRole("button", { name: "Reconnect" });
  await expectToFit(canvasElement);
};

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(named(`${LONG_NAMED.lastName}@demo.example`, LONG_NAMED.lastName ?? "")),
  play: fits,
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(named("demo@demo.example", RIGHT_TO_LEFT.professionalTitle ?? "")),
  play: fits,
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(named(`${"a".repeat(242)}@demo.example`, "W".repeat(200))),
  play: fits,
});

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(withAccounts(...LOCAL_ACCOUNTS.map(({ accountId }) => accountId))),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "home@apple.example" });
    await expectToFit(canvasElement);
  },
});
