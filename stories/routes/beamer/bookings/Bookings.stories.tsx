import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { user } from "../../../../server/world/people.ts";
import { type World, signIn } from "../../../../server/world/world.ts";
import {
  CHANNEL_OPENS_BEFORE_MS,
  DAY_MS,
  MINUTE_MS,
  PAGE_SIZE,
} from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { TUESDAY_ELEVEN, TUESDAY_TWELVE, toMove } from "../../user/reschedule/scenes.ts";
import { HEBREW, type Kind, LONG, LONGEST, business, isBooked } from "../business.ts";
import { factsOf, names, zoneOf } from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  choice,
  controlled,
  howMany,
  paidCentsOf,
  price,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Bookings", ...screen });

const BOOKINGS = "/beamer/bookings";

async function open(world: World, kind?: Kind) {
  await isBooked(await business(world, kind), kind);
  return BOOKINGS;
}

/** Nine o'clock in Brussels, when nobody else has booked. */
const THURSDAY = Date.parse("2026-03-19T08:00:00Z");
const HALF_HOUR_MS = 30 * MINUTE_MS;

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price of the first", 60, { isFreeAllowed: false }),
      more: howMany("More sessions", { initial: 0, most: 12 }),
      zone: choice("Time zone of the creator", ["Brussels", "New York"]),
      days: howMany("Days later", { initial: 0, most: 10 }),
    },
    open: async (world, { names: kind, euro, more, zone: inZone, days }) => {
      const facts = factsOf(kind);
      const people = facts.creator;
      const cast = await business(world, { people, zone: zoneOf(inZone) });
      // The times of the sessions are within office hours in Brussels alone.
      await cast.creator.isAlwaysOpen();
      const title = facts.offer.title ?? "A clear half hour";
      await isBooked(cast, { people, title, priceInCents: paidCentsOf(euro) });
      const free = await cast.creator.offers({ ...facts.offer, title, priceInCents: 0 });
      for (let index = 0; index < more; index += 1) {
        const guest = await user(world, { ...facts.guest, slug: `demo-guest-${index}` });
        await guest.books(free, new Date(THURSDAY + index * HALF_HOUR_MS).toISOString());
      }
      world.clock.advance(days * DAY_MS);
      await cast.creator.signsIn();
      return BOOKINGS;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Upcoming sessions" }));
    const [next, later] = list.getAllByRole("listitem");
    await expect(next).toHaveTextContent("Tuesday 17 March 2026, 10:00–10:30");
    await expect(next).toHaveTextContent(
      "For them: Tuesday 17 March 2026, 05:00–05:30 (America/New York)",
    );
    await expect(next).toHaveTextContent("€ 60,00 excl. VAT");
    await expect(next).toHaveTextContent("Paid");
    await expect(later).toHaveTextContent("Free");
  }),
});

export const WithPlaces = meta.story({
  parameters: scene(async (world) => {
    const { creator, buyer } = await business(world);
    const phone = { kind: "PHONE", details: "+1 202 555 0100" } as const;
    const walk = { kind: "ADDRESS", details: "The demo park\nNorth gate" } as const;
    const call = await creator.offers({ priceInCents: 0, meetingPlace: phone });
    await buyer.books(call, "2026-03-17T09:00:00Z");
    const outside = { title: "A walk", priceInCents: 0, meetingPlace: walk };
    await buyer.books(await creator.offers(outside), "2026-03-18T10:00:00Z");
    return BOOKINGS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Upcoming sessions" });
    await expect(list).toHaveTextContent("By phone: +1 202 555 0100");
    await expect(list).toHaveTextContent("In person: The demo park, North gate");
  },
});

/** By video, and ten minutes before it begins. */
export const ToJoin = meta.story({
  parameters: scene(async (world) => {
    const { creator, buyer } = await business(world);
    const call = await creator.offers({ priceInCents: 0 });
    const { startsAt } = await buyer.books(call, "2026-03-17T09:00:00Z");
    world.clock.advance(startsAt - CHANNEL_OPENS_BEFORE_MS - world.now());
    await creator.signsIn();
    return BOOKINGS;
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Upcoming sessions" }));
    await expect(list.getByRole("link", { name: "Join" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/live\//),
    );
  },
});

export const Answered = meta.story({
  parameters: scene((world) => open(world)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "1 answer" }));
    await expect(canvas.getByText("Opening my first talk.")).toBeVisible();
  },
});

export const Opened = meta.story({
  parameters: scene((world) => open(world)),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "A clear half hour" }));
    await canvas.findByText("Booked with you");
    await expect(addressOf(stageOf(context))).toMatch(
      /^\/demo-speaker\/one-on-one-booking-detail\/bkg_/,
    );
  },
});

/** Its booker has moved it: it is shown where it is now, and from when it was moved. */
export const Moved = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking, guest } = await toMove(world, { moves: [TUESDAY_ELEVEN] });
    await guest.moves(booking, TUESDAY_TWELVE);
    await creator.signsIn();
    return BOOKINGS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tuesday 17 March 2026, 12:00–12:30")).toBeVisible();
    await expect(canvas.getByText("Moved from Tuesday 17 March 2026 at 11:00")).toBeVisible();
  },
});

export const Cancelled = meta.story({
  parameters: scene(async (world) => {
    const { creator, booking, guest } = await toMove(world);
    await guest.cancels(booking);
    await creator.signsIn();
    return `${BOOKINGS}?tab=past`;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Past sessions" });
    await expect(within(list).getByText(/^Cancelled/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: scene((world) => open(world)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByRole("list", { name: "Upcoming sessions" });
    await keys.tabTo("button", "1 answer");
    await keys.press("{Enter}");
    await expect(canvas.getByText("Opening my first talk.")).toBeVisible();
  }),
});

export const Past = meta.story({
  parameters: scene(async (world) => {
    await open(world);
    world.clock.advance(10 * DAY_MS);
    const creator = await world.store.users.bySlug("demo-speaker");
    if (creator) await signIn(world, creator);
    return `${BOOKINGS}?tab=past`;
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Past sessions" }));
    const [latest] = list.getAllByRole("listitem");
    await expect(latest).toHaveTextContent("Wednesday 18 March 2026");
  },
});

export const HeldNotShown = meta.story({
  parameters: scene(async (world) => {
    const { creator, buyer } = await business(world);
    await buyer.takes(await creator.offers(), "2026-03-17T09:00:00Z");
    return BOOKINGS;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No upcoming sessions" }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: scene(async (world) => {
    await business(world);
    return BOOKINGS;
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "No upcoming sessions" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See your offerings" })).toHaveAttribute(
      "href",
      "/beamer/offerings",
    );
  },
});

export const NonePast = meta.story({
  parameters: scene(async (world) => {
    await business(world);
    return `${BOOKINGS}?tab=past`;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No past sessions" })).toBeVisible();
  },
});

export const Loading = meta.story(loading(open, { field: "bookingsForCurrentCreator" }));
export const Failed = meta.story(failed(open, { field: "bookingsForCurrentCreator" }));
export const Offline = meta.story(offline(open));
export const SignedOut = meta.story(signedOut(open));
export const SessionEnded = meta.story(sessionEnded(open));

/** More than a page. */
const MANY = PAGE_SIZE + 1;

export const ManyItems = meta.story({
  parameters: scene(async (world) => {
    const { creator } = await business(world);
    await creator.isAlwaysOpen();
    const offer = await creator.offers({ priceInCents: 0 });
    // Five upcoming free sessions with one creator are the maximum.
    for (let index = 0; index < MANY; index += 1) {
      const guest = await user(world, { lastName: `Guest ${index + 1}` });
      const at = Date.parse("2026-03-17T09:00:00Z") + index * 30 * MINUTE_MS;
      await guest.books(offer, new Date(at).toISOString());
    }
    return BOOKINGS;
  }),
  play: async ({ canvas }) => {
    // By text: querying roles among this many takes seconds.
    await canvas.findByText(`Demo Guest ${PAGE_SIZE}`);
    await expect(canvas.queryByText(`Demo Guest ${MANY}`)).toBeNull();
    await userEvent.click(canvas.getByText("Show more"));
    await expect(await canvas.findByText(`Demo Guest ${MANY}`)).toBeInTheDocument();
    await expect(canvas.queryByText("Show more")).toBeNull();
  },
});

const extreme = (kind: Kind) => ({ ...onSmallPhone, parameters: scene((w) => open(w, kind)) });

export const LongNames = meta.story({
  ...extreme(LONG),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: LONG.title })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...extreme(HEBREW),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByRole("heading", { name: HEBREW.title }));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...extreme(LONGEST),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole("link", { name: LONGEST.title })).toHaveLength(2);
    await expectToFit(canvasElement);
  },
});
