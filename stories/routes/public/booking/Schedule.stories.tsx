import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER, LONGEST_PERSON } from "../../../../mocks/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../mocks/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../mocks/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../../mocks/world/people.ts";
import {
  bookingOf,
  cast,
  type CastFacts,
  type OfferFacts,
  rivalTakes,
  TUESDAY_TEN,
} from "./scenes.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

/** Once its slots are known: before that no day can be chosen. */
async function chooseTuesday(canvas: ReturnType<typeof within>) {
  await canvas.findByRole("radio", { name: "12:00" });
  await userEvent.click(await canvas.findByRole("button", { name: /17 March 2026/ }));
}

async function takeTen(canvas: ReturnType<typeof within>) {
  await chooseTuesday(canvas);
  await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
  await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
}

const NO_SLOTS = "No available time slots for this date. Please select a different date";

export const Ready = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Choose your time slot" }),
    ).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continue with 12:00" })).toBeEnabled();
    await expect(canvas.getByText("€ 72,60")).toBeVisible();
  },
});

export const LoggedOut = meta.story({
  parameters: scene(async (world) => bookingOf(await cast(world))),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Book Your Session" });
    await expect(canvas.getByRole("heading", { name: "A clear half hour" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Log in to continue" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/login"));
  },
});

export const SlotHeld = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas, ...context }) => {
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await expect(await canvas.findByText("Tuesday 17 March 2026 at 10:00")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00");
    await expect(addressOf(stageOf(context))).toContain("step=details&booking=bkg_");
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: byKeyboard(async ({ canvas, keys }) => {
    await canvas.findByRole("radio", { name: "12:00" });
    await keys.tabTo("button", /16 March 2026/);
    await keys.press("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: /17 March 2026/ })).toHaveFocus();
    await keys.press("{Enter}");
    await keys.tabTo("radio", "09:00");
    await keys.press("{ArrowRight}{ArrowRight} ");
    await expect(canvas.getByRole("radio", { name: "10:00" })).toBeChecked();
    await keys.tabTo("button", "Continue with 10:00");
    await keys.press("{Enter}");
    const questions = await canvas.findByRole("heading", { name: "A few words before we meet" });
    await waitFor(() => expect(questions).toHaveFocus());
  }),
});

export const SlotTaken = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas, ...context }) => {
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    const { world, address } = stageOf(context);
    await rivalTakes(world, address.split("/").at(-1) ?? "", TUESDAY_TEN);
    await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/Somebody was faster/);
    await waitFor(() => expect(canvas.queryByRole("radio", { name: "10:00" })).toBeNull());
    await expect(canvas.getByRole("button", { name: "Choose a time" })).toHaveFocus();
    await expect(canvas.getByRole("heading", { name: "Tuesday 17 March" })).toBeVisible();
  },
});

/** Somebody has this many sessions of other offers of the creator, held or booked, and wants one more. */
const wantsOneMore = (count: number, offers: OfferFacts, act: "takes" | "books") =>
  scene(async (world) => {
    const { creator, offer, guest } = await cast(world, offers);
    if (act === "books") await world.store.questions.replaceAll([]);
    for (let index = 0; index < count; index += 1) {
      const at = Date.parse(TUESDAY_TEN) + (index + 2) * 30 * MINUTE_MS;
      await guest[act](await creator.offers(offers), new Date(at).toISOString());
    }
    await guest.signsIn();
    return bookingOf({ offer, creator });
  });

export const TooManyHolds = meta.story({
  parameters: wantsOneMore(3, {}, "takes"),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You are holding as many times as you can.",
    );
  },
});

export const TooManyFreeSessions = meta.story({
  parameters: wantsOneMore(5, { priceInCents: 0 }, "books"),
  play: async ({ canvas }) => {
    await takeTen(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You have five free sessions with this creator ahead of you.",
    );
  },
});

export const OtherZone = meta.story({
  parameters: scene(async (world) => {
    const { offer } = await cast(world);
    const guest = await user(world, { timeZone: "Asia/Kolkata", email: "delhi@demo.example" });
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "16:30" })).toBeChecked();
    const zone = canvas.getByRole("combobox", { name: "Time zone" });
    await expect(zone).toHaveValue("Asia/Kolkata (UTC+05:30)");
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.type(zone, "brussels{Enter}");
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
  },
});

/** The account says Kolkata, the browser Brussels; a zone that was chosen as a visitor says nothing. */
const inTwoZones = scene(async (world) => {
  const { offer, guest } = await cast(world, { to: { timeZone: "Asia/Kolkata" } });
  await guest.signsIn();
  world.cookies.set("timeZone", "Asia/Tokyo");
  return bookingOf({ offer });
});

export const ZonesDiffer = meta.story({
  parameters: inTwoZones,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "16:30" })).toBeChecked();
    const notice = canvas.getByRole("region", { name: "Your time zones" });
    await expect(notice).toHaveTextContent(
      "Your account is set to Asia/Kolkata, your browser to Europe/Brussels.",
    );
    await expect(canvas.getByRole("combobox", { name: "Time zone" })).toHaveValue(
      "Asia/Kolkata (UTC+05:30)",
    );
  },
});

export const ZoneSwitched = meta.story({
  parameters: inTwoZones,
  play: async ({ canvas, ...context }) => {
    const { app, address } = stageOf(context);
    const press = await canvas.findByRole("button", { name: "Show times in Europe/Brussels" });
    await userEvent.click(press);
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: /^Show times in Asia/ })).toHaveFocus();
    // It holds for the visit: elsewhere and back again.
    await app?.router.navigate("/demo-speaker/offerings");
    await canvas.findByRole("heading", { name: "Demo Speaker" });
    await app?.router.navigate(address);
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("combobox", { name: "Time zone" })).toHaveValue(
      "Europe/Brussels (UTC+01:00)",
    );
  },
});

export const NextMonth = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "12:00" });
    await userEvent.click(canvas.getByRole("button", { name: "Next month" }));
    await expect(await canvas.findByRole("heading", { name: "Wednesday 1 April" })).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: "09:00" })).toBeChecked();
  },
});

export const Empty = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world, { isOpen: false });
    const offer = await creator.offers();
    await (await user(world)).signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NO_SLOTS)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Look at April 2026" }));
    await expect(await canvas.findByRole("button", { name: "Look at May 2026" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Choose a time" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const PriceByIP = meta.story({
  parameters: scene(async (world) => {
    world.ipCountryCode = "DE";
    return bookingOf(await cast(world));
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("€ 71,40")).toBeVisible();
  },
});

export const CountryChosen = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    world.cookies.set("country", "HU");
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("€ 76,20")).toBeVisible();
  },
});

export const Free = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world, { priceInCents: 0 });
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Free")).toBeVisible();
    const steps = canvas.getByRole("list", { name: "Booking" });
    await expect(within(steps).queryByText("Payment")).toBeNull();
  },
});

export const OwnOffer = meta.story({
  parameters: scene(async (world) => {
    const { offer, creator } = await cast(world);
    await creator.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is your own offer/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Continue with/ })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    world.faults.hanging.add("oneOnOneById");
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading the offer")).toBeInTheDocument();
  },
});

export const SlotsLoading = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    world.faults.hanging.add("availability");
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading available time slots")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Choose a time" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

const slotsFailing = scene(async (world) => {
  const { offer, guest } = await cast(world);
  await guest.signsIn();
  world.faults.failing.add("availability");
  return bookingOf({ offer });
});

export const SlotsFailed = meta.story({
  parameters: slotsFailing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
});

export const SlotsTriedAgain = meta.story({
  parameters: slotsFailing,
  play: async ({ canvas, ...context }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(retry);
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("heading", { name: "Monday 16 March" })).toHaveFocus();
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world);
    await guest.signsIn();
    world.faults.failing.add("oneOnOneById");
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/went wrong/);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await cast(world);
    return "/demo-speaker/booking/one_unknown";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Lost Ticket Alert" });
    await expect(addressOf(stageOf(context))).toBe("/404");
  },
});

export const OfferOfAnotherCreator = meta.story({
  parameters: scene(async (world) => {
    const { offer } = await cast(world);
    await beamer(world, {
      slug: "demo-coach",
      email: "coach@demo.example",
      affiliateCode: "DEMOCOACH",
    });
    return `/demo-coach/booking/${offer.id}`;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Lost Ticket Alert" });
    await expect(addressOf(stageOf(context))).toBe("/404");
  },
});

async function open(world: World) {
  const { offer, guest } = await cast(world);
  await guest.signsIn();
  return bookingOf({ offer });
}

export const Offline = meta.story(offline(open));
export const SessionEnded = meta.story(sessionEnded(open));

/** The screen as a guest sees it, with an offer and a creator of these kinds. */
const offered = (facts: CastFacts) =>
  scene(async (world) => {
    const { offer, creator, guest } = await cast(world, facts);
    await guest.signsIn();
    return bookingOf({ offer, creator });
  });

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: offered({ by: LONG_NAMED, title: LONG_TITLES.offer }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONG_TITLES.offer });
    const name = `${LONG_NAMED.firstName} ${LONG_NAMED.lastName}`;
    await expect(canvas.getByRole("link", { name })).toBeVisible();
    await canvas.findByRole("radio", { name: "12:00" });
    await expectToFit(canvasElement);
  },
});

/** Half hours around the clock: as many slots as a day can have. */
export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { offer, creator, guest } = await cast(world);
    await creator.isAlwaysOpen();
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas, canvasElement }) => {
    await chooseTuesday(canvas);
    const first = await canvas.findByRole("radio", { name: "00:00" });
    await expect(canvas.getAllByRole("radio")).toHaveLength(48);
    first.focus();
    await userEvent.keyboard("{End} ");
    await expect(canvas.getByRole("radio", { name: "23:30" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continue with 23:30" })).toBeEnabled();
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: offered({
    by: RIGHT_TO_LEFT,
    title: RIGHT_TO_LEFT_TEXTS.offer,
    description: RIGHT_TO_LEFT_TEXTS.description,
    descriptionBulletPoints: RIGHT_TO_LEFT_TEXTS.points,
  }),
  play: async ({ canvas, canvasElement }) => {
    const { offer, description, points } = RIGHT_TO_LEFT_TEXTS;
    await expectRightToLeft(await canvas.findByRole("heading", { name: offer }));
    await expectRightToLeft(canvas.getByText(description));
    await expectRightToLeft(canvas.getByText(points[0]));
    await canvas.findByRole("radio", { name: "12:00" });
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: offered({ by: LONGEST_PERSON, ...LONGEST_OFFER }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONGEST_OFFER.title });
    await canvas.findByRole("radio", { name: "12:00" });
    await expect(canvas.getByText(LONGEST_OFFER.descriptionBulletPoints[19] ?? "")).toBeVisible();
    await expectToFit(canvasElement);
  },
});
