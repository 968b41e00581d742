import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import { bookingOf, cast, chooseTuesday, openSchedule, visitSchedule } from "./scenes.ts";
import { onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";
import {
  comesFrom,
  country,
  factsOf,
  minutes,
  minutesOf,
  names,
  signInViewer,
  viewer,
} from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  centsOf,
  choice,
  controlled,
  price,
  toggle,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Booking/Schedule", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 60),
      minutes,
      hours: choice("Open", ["in office hours", "always", "never"]),
      isBusy: toggle("Busy all of Tuesday"),
      from: country,
      who: viewer("signed in"),
    },
    open: async (world, { names: kind, euro, minutes: lasts, hours, isBusy, from, who }) => {
      const facts = factsOf(kind);
      const { offer, creator, guest } = await cast(world, {
        ...facts.offer,
        priceInCents: centsOf(euro),
        durationInMinutes: minutesOf(lasts),
        by: { ...facts.creator, isOpen: hours === "in office hours" },
        to: { countryCode: comesFrom(world, from) },
      });
      if (hours === "always") await creator.isAlwaysOpen();
      if (isBusy) await creator.isBusy("2026-03-17T00:00:00Z", "2026-03-18T00:00:00Z");
      await signInViewer(who, { creator, guest: () => guest });
      return bookingOf({ offer, creator });
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Choose your time slot" }),
    ).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Continue with 12:00" })).toBeEnabled();
    await expect(canvas.getByText("€ 72,60")).toBeVisible();
  }),
});

export const LoggedOut = meta.story({
  parameters: scene(visitSchedule),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(canvas.getByRole("heading", { name: "Book Your Session" })).toBeVisible();
    await chooseTuesday(canvas);
    await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
    await userEvent.click(canvas.getByRole("button", { name: "Log in to continue" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/login"));
    // Back without having signed in: the time is still chosen.
    await stageOf(context).app?.router.navigate(-1);
    await expect(await canvas.findByRole("radio", { name: "10:00" })).toBeChecked();
  },
});

/** Everything is loaded already: a slow or unreachable server does not matter. */
export const SignInAtOnce = meta.story({
  parameters: scene(visitSchedule),
  play: async ({ canvas, ...context }) => {
    const stage = stageOf(context);
    const goOn = await canvas.findByRole("button", { name: "Continue with 12:00" });
    await expect(await canvas.findByRole("combobox", { name: "Time zone" })).toBeVisible();
    stage.world.faults.network = "never answers";
    await userEvent.click(goOn);
    await expect(await canvas.findByRole("heading", { name: "Good to see you" })).toBeVisible();
  },
});

/** On a phone the times are below the calendar. */
export const TimesInView = meta.story({
  ...onSmallPhone,
  parameters: scene(openSchedule),
  play: async ({ canvas }) => {
    await chooseTuesday(canvas);
    const heading = canvas.getByRole("heading", { name: "Tuesday 17 March" });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = heading.getBoundingClientRect();
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
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
    const zone = await canvas.findByRole("combobox", { name: "Time zone" });
    await expect(zone).toHaveValue("Asia/Kolkata (UTC+05:30)");
    await userEvent.click(zone);
    await userEvent.clear(zone);
    await userEvent.type(zone, "brussels{Enter}");
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
  },
});

/** The setting was made in a browser with newer zones: this one's own zone decides. */
export const ZoneUnknownHere = meta.story({
  parameters: scene(async (world) => {
    const { offer, guest } = await cast(world, { to: { timeZone: "Antarctica/Tomorrow" } });
    await guest.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "12:00" })).toBeChecked();
    await expect(await canvas.findByRole("combobox", { name: "Time zone" })).toHaveValue(
      "Europe/Brussels (UTC+01:00)",
    );
    await expect(canvas.queryByRole("region", { name: "Your time zones" })).toBeNull();
  },
});

/** The account says Kolkata, the browser Brussels; a zone chosen as a visitor is ignored. */
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
    await expect(await canvas.findByRole("combobox", { name: "Time zone" })).toHaveValue(
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
    await expect(await canvas.findByRole("combobox", { name: "Time zone" })).toHaveValue(
      "Europe/Brussels (UTC+01:00)",
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

export const InPerson = meta.story({
  parameters: scene(async (world) => {
    const office = { kind: "ADDRESS", details: "Demo Street 1, Brussels" } as const;
    return bookingOf(await cast(world, { meetingPlace: office }));
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("30 minutes, in person")).toBeVisible();
    await canvas.findByRole("radio", { name: "12:00" });
    await expect(canvas.queryByText(/Demo Street/)).toBeNull();
  },
});

export const OwnOffer = meta.story({
  parameters: scene(async (world) => {
    const { offer, creator } = await cast(world);
    await creator.signsIn();
    return bookingOf({ offer });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is your own offering/)).toBeVisible();
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
    await expect(await canvas.findByText("Loading the call")).toBeInTheDocument();
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

/** The page had another slug when the link was sent; the rest of the address stays. */
export const FormerAddress = meta.story({
  parameters: scene(async (world) => {
    const { offer, creator, guest } = await cast(world);
    const change = { userId: creator.row.id, slug: "present-name", at: world.now() };
    await world.store.users.changeSlug(change);
    await guest.signsIn();
    return `/demo-speaker/booking/${offer.id}?utm_source=qrcode`;
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("Choose your time slot");
    await waitFor(() =>
      expect(addressOf(stageOf(context))).toMatch(
        /^\/present-name\/booking\/one_000001\?utm_source=qrcode$/,
      ),
    );
    await expect(await canvas.findByText("Choose your time slot")).toBeVisible();
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

export const Offline = meta.story(offline(openSchedule));

export const SessionEnded = meta.story(sessionEnded(openSchedule));
