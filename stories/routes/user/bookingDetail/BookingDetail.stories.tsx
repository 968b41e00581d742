import { expect, userEvent, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { bookingDetailAddress } from "../../../../src/domain/bookings/addresses.ts";
import { INTERRUPTED_KEY } from "../../../../src/session/signIn/interruptedAddress.ts";
import { detailOf } from "../../public/booking/scenes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";
import { booked } from "./scenes.ts";
import {
  factsOf,
  minutes,
  minutesOf,
  names,
  zone,
  zoneOf,
} from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  centsOf,
  choice,
  controlled,
  price,
  toggle,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Booking/Booking detail", ...screen });

export const JustBooked = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 0),
      minutes,
      zone: zone("Time zone of the booker"),
      isOver: toggle("It is over"),
      who: choice("Viewer", ["booker", "creator"]),
    },
    open: async (world, { names: kind, euro, minutes: lasts, zone: inZone, isOver, who }) => {
      const facts = factsOf(kind);
      const { creator, guest, booking } = await booked(world, {
        ...facts.offer,
        priceInCents: centsOf(euro),
        durationInMinutes: minutesOf(lasts),
        by: facts.creator,
        to: { ...facts.guest, timeZone: zoneOf(inZone) },
      });
      if (isOver) world.clock.advance(2 * DAY_MS);
      await (who === "creator" ? creator : guest).signsIn();
      const { slug } = creator.row;
      return `${bookingDetailAddress({ slug, bookingId: booking.id })}?action=continue`;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Tuesday 17 March 2026" }),
    ).toBeVisible();
    await expect(canvas.getByText(/10:00 to 10:30, Europe\/Brussels/)).toBeVisible();
    await expect(canvas.getByText("Free of charge")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "My Sessions" })).toHaveAttribute(
      "href",
      "/user/home?tab=sessions",
    );
    await expect(canvas.getByRole("link", { name: "Back to Demo" })).toHaveAttribute(
      "href",
      "/demo-speaker/offerings",
    );
    await expect(canvas.getByText(/opening of my first keynote/)).toBeVisible();
  }),
});

export const Over = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await booked(world);
    world.clock.advance(2 * DAY_MS);
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This session is over")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Calendar file" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Book again" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\/one_\d+$/),
    );
  },
});

export const OverSeenByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking } = await booked(world);
    world.clock.advance(2 * DAY_MS);
    await creator.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This session is over")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Book again" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /how you meet/ })).toBeNull();
  },
});

export const OverWhileOpen = meta.story({
  parameters: {
    ...scene(async (world) => {
      const { guest, booking } = await booked(world);
      world.clock.advance(booking.endsAt - 1_000 - world.now());
      await guest.signsIn();
      return detailOf(booking);
    }),
    timePasses: true,
  },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("You’re booked")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Book again" })).toBeNull();
    stageOf(context).world.clock.advance(1_000);
    await expect(await canvas.findByRole("link", { name: "Book again" })).toBeVisible();
    await expect(canvas.getByText("This session is over")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Calendar file" })).toBeNull();
  },
});

export const SeenByCreator = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking } = await booked(world);
    await creator.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Booked with you")).toBeVisible();
    await expect(canvas.getByText("Booked by Demo Visitor.")).toBeVisible();
    await expect(canvas.getByText(/opening of my first keynote/)).toBeVisible();
  },
});

export const ToBeMoved = meta.story({
  parameters: scene(async (world) => {
    const { guest, booking } = await booked(world);
    await guest.signsIn();
    return `${detailOf(booking)}?action=reschedule`;
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("You’re booked");
    await expect(canvas.queryByRole("link", { name: "Back to Demo" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Reschedule" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/reschedule-booking\/bkg_\d+$/),
    );
  },
});

export const BelowAnotherCreator = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world);
    const other = { slug: "other-speaker", email: "other@demo.example", affiliateCode: null };
    await beamer(world, other);
    await guest.signsIn();
    return `/other-speaker/one-on-one-booking-detail/${booking.id}?action=continue`;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("You’re booked");
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_\d+\?action=continue$/,
    );
  },
});

export const OtherZone = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world, { to: { timeZone: "America/New_York" } });
    await guest.signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/05:00 to 05:30, America\/New York/)).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world);
    await guest.signsIn();
    world.faults.hanging.add("bookingById");
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your session")).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    const { booking, guest } = await booked(world);
    await guest.signsIn();
    world.faults.failing.add("bookingById");
    return detailOf(booking);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

/** The same page for somebody else's booking and for one that doesn't exist. */
async function expectOtherAccount(canvas: ReturnType<typeof within>, email: string) {
  await canvas.findByRole("heading", { name: "We can’t find this booking in your account" });
  await expect(canvas.getByText(email)).toBeVisible();
  await expect(canvas.queryByText(/Demo Speaker|A clear half hour|17 March/)).toBeNull();
}

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return detailOf({ id: "bkg_unknown" });
  }),
  play: async ({ canvas }) => {
    await expectOtherAccount(canvas, "visitor@demo.example");
  },
});

export const OfAnotherAccount = meta.story({
  parameters: scene(async (world) => {
    const { booking } = await booked(world);
    await (await user(world, { email: "stranger@demo.example" })).signsIn();
    return detailOf(booking);
  }),
  play: async ({ canvas, ...context }) => {
    await expectOtherAccount(canvas, "stranger@demo.example");
    const { app, address, traces } = stageOf(context);
    await expect(addressOf(stageOf(context))).toBe(address);
    await userEvent.click(canvas.getByRole("button", { name: "Switch account" }));
    await waitFor(() => expect(traces.leftFor).toEqual(["/login"]));
    const { tabStorage } = app?.frame.session.host ?? {};
    await expect(tabStorage?.getItem(INTERRUPTED_KEY)).toBe(address);
  },
});

export const LoggedOut = meta.story({
  parameters: scene(async (world) => detailOf((await booked(world)).booking)),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await expect(addressOf(stageOf(context))).toBe("/login");
  },
});

async function open(world: World) {
  const { booking, guest } = await booked(world);
  await guest.signsIn();
  return detailOf(booking);
}

export const Offline = meta.story(offline(open));

export const SessionEnded = meta.story(sessionEnded(open));
