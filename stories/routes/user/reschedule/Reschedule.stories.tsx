import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { user } from "../../../../server/world/people.ts";
import { rivalTakes } from "../../public/booking/scenes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import type { Canvas } from "../../../support/played.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { rescheduleAddress } from "../../../../src/domain/bookings/addresses.ts";
import {
  factsOf,
  minutes,
  minutesOf,
  names,
  zone,
  zoneOf,
} from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled } from "../../../support/controls.ts";
import { TUESDAY_ELEVEN, TUESDAY_TWELVE, moving, toMove } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Booking/Reschedule", ...screen });

const choose = async (canvas: Canvas, time: string) =>
  userEvent.click(await canvas.findByRole("radio", { name: time }));
const mover = (canvas: Canvas, name: string | RegExp) => canvas.findByRole("button", { name });

export const Choosing = meta.story({
  ...controlled({
    controls: {
      names,
      minutes,
      zone: zone("Time zone of the booker"),
      moves: choice("Moved before", ["never", "once", "twice"]),
    },
    open: async (world, { names: kind, minutes: lasts, zone: inZone, moves }) => {
      const facts = factsOf(kind);
      return moving(world, {
        ...facts.offer,
        priceInCents: 0,
        durationInMinutes: minutesOf(lasts),
        by: facts.creator,
        to: { ...facts.guest, timeZone: zoneOf(inZone) },
        moves: { never: [], once: [TUESDAY_ELEVEN], twice: [TUESDAY_ELEVEN, TUESDAY_TWELVE] }[
          moves
        ],
      });
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Move your session" });
    await expect(canvas.getByText(/You can move it three times/)).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    await expect(canvas.getByText("10:00–10:30")).toBeVisible();
    await expect(canvas.getByText("Not chosen yet")).toBeVisible();
    await expect(await mover(canvas, "Choose another time")).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  }),
});

export const Chosen = meta.story({
  parameters: scene((world) => moving(world)),
  play: async ({ canvas }) => {
    await choose(canvas, "11:00");
    await expect(canvas.getByText("10:00–10:30")).toBeVisible();
    await expect(canvas.getByText("11:00–11:30")).toBeVisible();
    await expect(await mover(canvas, "Move it to 11:00")).toHaveAttribute("aria-disabled", "false");
  },
});

export const Moved = meta.story({
  parameters: scene((world) => moving(world)),
  play: async ({ canvas, ...context }) => {
    await choose(canvas, "11:00");
    await userEvent.click(await mover(canvas, "Move it to 11:00"));
    await canvas.findByText("You’re booked");
    await expect(canvas.getByText(/11:00 to 11:30, Europe\/Brussels/)).toBeVisible();
    await expect(
      canvas.getByText(/^Moved by you from Tuesday 17 March 2026 at 10:00/),
    ).toBeVisible();
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_\d+\?action=continue$/,
    );
    const stored = await stageOf(context).world.store.bookings.byId("bkg_000001");
    await expect(stored?.startsAt).toBe(Date.parse(TUESDAY_ELEVEN));
  },
});

/** For the third time, after which it can't be moved any more: that is said later, if it is tried. */
export const MovedLast = meta.story({
  parameters: scene((world) => moving(world, { moves: [TUESDAY_ELEVEN, TUESDAY_TWELVE] })),
  play: async ({ canvas }) => {
    await choose(canvas, "11:00");
    const said: string[] = [];
    const watching = new MutationObserver(() => said.push(document.body.innerText));
    watching.observe(document.body, { subtree: true, childList: true });
    await userEvent.click(await mover(canvas, "Move it to 11:00"));
    await canvas.findByText("You’re booked");
    watching.disconnect();
    const untilThen = said.filter((text) => text.includes("Move your session"));
    await expect(untilThen.filter((text) => /moved three times/.test(text))).toEqual([]);
    await expect(canvas.getByText(/has been moved three times/)).toBeVisible();
  },
});

/** Another zone shows the chosen time, not another one. */
export const ZoneChanged = meta.story({
  parameters: scene((world) => moving(world)),
  play: async ({ canvas }) => {
    await choose(canvas, "11:00");
    const zone = await canvas.findByRole("combobox", { name: "Time zone" });
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.type(zone, "lisbon{Enter}");
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    await expect(await mover(canvas, "Move it to 10:00")).toBeVisible();
    await expect(canvas.getByText("09:00–09:30")).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene((world) => moving(world)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByRole("radio", { name: "10:00" });
    await keys.tabTo("radio", "10:00");
    await keys.press("{ArrowRight} ");
    await expect(canvas.getByRole("radio", { name: "10:30" })).toBeChecked();
    await keys.tabTo("button", "Move it to 10:30");
    await keys.press("{Enter}");
    await canvas.findByText("You’re booked");
    await expect(canvas.getByText(/10:30 to 11:00, Europe\/Brussels/)).toBeVisible();
  }),
});

/** Its booker is in New York, its creator in Brussels. */
export const OtherZone = meta.story({
  parameters: scene((world) => moving(world, { to: { timeZone: "America/New_York" } })),
  play: async ({ canvas }) => {
    await choose(canvas, "06:00");
    await expect(canvas.getByText("05:00–05:30")).toBeVisible();
    await expect(canvas.getByText(/For them: Tuesday 17 March 2026, 10:00–10:30/)).toBeVisible();
    await expect(canvas.getByText(/For them: Tuesday 17 March 2026, 11:00–11:30/)).toBeVisible();
  },
});

/** A day without a chosen time. */
export const TimeMissing = meta.story({
  parameters: scene((world) => moving(world)),
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "10:00" });
    await userEvent.click(canvas.getByRole("button", { name: /19 March 2026/ }));
    await canvas.findByRole("heading", { name: "Thursday 19 March" });
    await userEvent.click(await mover(canvas, "Choose another time"));
    await expect(await canvas.findByText("Time slot is required")).toBeVisible();
    await choose(canvas, "11:00");
    await expect(canvas.queryByText("Time slot is required")).toBeNull();
  },
});

/** Somebody else books the chosen time. */
export const SlotTaken = meta.story({
  parameters: scene((world) => moving(world)),
  play: async ({ canvas, ...context }) => {
    await choose(canvas, "11:00");
    await rivalTakes(stageOf(context).world, "one_000001", TUESDAY_ELEVEN);
    await userEvent.click(await mover(canvas, "Move it to 11:00"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /Someone else has just taken this time/,
    );
    await waitFor(() => expect(canvas.queryByRole("radio", { name: "11:00" })).toBeNull());
    // It is still where it was, and no other time is chosen in its place.
    await expect(canvas.getByText("Not chosen yet")).toBeVisible();
    await expect(canvas.getByText("10:00–10:30")).toBeVisible();
  },
});

export const SavingFailed = meta.story({
  parameters: scene(async (world) => {
    const address = await moving(world);
    world.faults.failing.add("rescheduleBooking");
    return address;
  }),
  play: async ({ canvas }) => {
    await choose(canvas, "11:00");
    await userEvent.click(await mover(canvas, "Move it to 11:00"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(await mover(canvas, "Move it to 11:00")).toHaveAttribute("aria-disabled", "false");
  },
});

export const NoTimes = meta.story({
  parameters: scene(async (world) => {
    const { creator, guest, address } = await toMove(world);
    await creator.isBusy("2026-03-16T00:00:00Z", "2026-10-01T00:00:00Z");
    await guest.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    // Its own time is no other's, and remains.
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
    await expect(canvas.getAllByRole("radio")).toHaveLength(1);
  },
});

export const LastMove = meta.story({
  parameters: scene((world) => moving(world, { moves: [TUESDAY_ELEVEN, TUESDAY_TWELVE] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can move it once more/)).toBeVisible();
  },
});

const says = async (canvas: Canvas, reason: string | RegExp) => {
  await expect(await canvas.findByRole("heading", { level: 1, name: reason })).toBeVisible();
  await expect(canvas.getByRole("link", { name: "Back to the session" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/demo-speaker\/one-on-one-booking-detail\/bkg_\d+$/),
  );
};

export const MoveLimit = meta.story({
  parameters: scene((world) =>
    moving(world, { moves: [TUESDAY_ELEVEN, TUESDAY_TWELVE, TUESDAY_ELEVEN] }),
  ),
  play: ({ canvas }) => says(canvas, /has been moved three times/),
});

export const TooLate = meta.story({
  parameters: scene(async (world) => {
    const address = await moving(world);
    world.clock.advance(Date.parse("2026-03-17T08:00:00Z") - world.now());
    return address;
  }),
  play: ({ canvas }) => says(canvas, "A session can be moved until one hour before it begins."),
});

/** The last moment to move it passes while its booker is still choosing. */
export const HourPassed = meta.story({
  parameters: {
    ...scene(async (world) => {
      const address = await moving(world);
      world.clock.advance(Date.parse("2026-03-17T07:59:59Z") - world.now());
      return address;
    }),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { level: 1, name: "Move your session" });
    stageOf(context).world.clock.advance(1_000);
    await says(canvas, "A session can be moved until one hour before it begins.");
  },
});

export const NotBooked = meta.story({
  parameters: scene(async (world) => {
    const { creator, guest } = await toMove(world);
    const held = await guest.takes(await creator.offers(), TUESDAY_TWELVE);
    await guest.signsIn();
    return rescheduleAddress({ slug: creator.row.slug, bookingId: held.id });
  }),
  play: ({ canvas }) => says(canvas, "This session isn’t booked yet."),
});

export const SeenByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, address } = await toMove(world);
    await creator.signsIn();
    return address;
  }),
  play: ({ canvas }) => says(canvas, /Only the person who booked this session/),
});

export const OfAnotherAccount = meta.story({
  parameters: scene(async (world) => {
    const { address } = await toMove(world);
    await (await user(world, { email: "stranger@demo.example" })).signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "We can’t find this booking in your account" });
  },
});

/** The same page for a session that isn't there. */
export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return rescheduleAddress({ slug: "demo-speaker", bookingId: "bkg_unknown" });
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "We can’t find this booking in your account" });
  },
});

export const OffSale = meta.story({
  parameters: scene(async (world) => {
    const { creator, offer, guest, address } = await toMove(world);
    await creator.archives(offer);
    await guest.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await choose(canvas, "11:00");
    await expect(await mover(canvas, "Move it to 11:00")).toHaveAttribute("aria-disabled", "false");
  },
});

export const TimesFailed = meta.story({
  parameters: scene(async (world) => {
    const address = await moving(world);
    world.faults.failing.add("availability");
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const Loading = meta.story(loading(moving, { field: "bookingById" }));

export const Failed = meta.story(failed(moving, { field: "bookingById" }));

export const Offline = meta.story(offline(moving));

export const SignedOut = meta.story(signedOut(moving));

export const SessionEnded = meta.story(sessionEnded(moving));
