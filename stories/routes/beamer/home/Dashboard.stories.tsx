import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED } from "../../../../server/world/extremes/longNames.ts";
import { RIGHT_TO_LEFT } from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, type Beamer, type PersonFacts, user } from "../../../../server/world/people.ts";
import { PICTURE } from "../../../../server/store/factories/profiles.ts";
import type { World } from "../../../../server/world/world.ts";
import {
  AFFILIATE_CODE_MAX,
  CHANNEL_OPENS_BEFORE_MS,
  DAY_MS,
} from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded, signedOut } from "../../../support/sharedStates.ts";
import { openClipboard } from "../../../support/sharing.ts";
import { business, isBooked, sells } from "../business.ts";
import { factsOf, manyOf, names } from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  controlled,
  howMany,
  paidCentsOf,
  price,
  toggle,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Dashboard", ...screen });

/** With nothing to be done first. */
async function complete(world: World) {
  const people = await business(world, { people: { picture: PICTURE } });
  await isBooked(people);
  return "/beamer";
}

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      hasPicture: toggle("Picture", true),
      hasTitle: toggle("Professional title and biography", true),
      isBookable: toggle("Sessions", true),
      euro: price("Price of the session", 60, { isFreeAllowed: false }),
      drops: howMany("Sold drops", { initial: 0, most: 12 }),
    },
    open: async (world, { names: kind, hasPicture, hasTitle, isBookable, euro, drops }) => {
      const facts = factsOf(kind);
      const people = await business(world, {
        people: {
          ...facts.creator,
          ...(hasPicture && { picture: PICTURE }),
          ...(!hasTitle && { professionalTitle: null, biography: null }),
        },
      });
      const title = facts.offer.title ?? "A clear half hour";
      if (isBookable) await isBooked(people, { title, priceInCents: paidCentsOf(euro) });
      for (const drop of manyOf([{ title: "The quiet interface", ...facts.drop }], drops)) {
        await sells(people, drop);
      }
      return "/beamer";
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Your invitation link")).toHaveValue(
      "https://beamers.example/join?beamercode=DEMOSPEAKER",
    );
    await expect(canvas.getByText(/Your profile is complete/)).toBeVisible();
    await expect(canvas.getByText(/earned this month, from 1 sale/)).toBeVisible();
    const next = within(canvas.getByRole("list", { name: "Next sessions" }));
    await expect(next.getAllByRole("listitem")).toHaveLength(2);
    await expect(
      await canvas.findByRole("img", { name: /^QR code of .*\/demo-speaker\?utm_source=qrcode/ }),
    ).toBeVisible();
  }),
});

export const New = meta.story({
  parameters: scene(async (world) => {
    const people = { professionalTitle: null, biography: null };
    await business(world, { people });
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 of 3 done")).toBeVisible();
    const steps = {
      "Add a profile picture": "/beamer/profile",
      "Add your professional title and biography": "/beamer/about",
      "Publish your first offering": "/beamer/offerings",
    };
    for (const [name, href] of Object.entries(steps)) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(canvas.getByText("No sales this month yet.", { exact: false })).toBeVisible();
    await expect(canvas.getByText(/Nobody has booked a call yet/)).toBeVisible();
  },
});

export const HalfDone = meta.story({
  parameters: scene(async (world) => {
    const { creator } = await business(world);
    await creator.drops();
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 3 done")).toBeVisible();
    const steps = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(steps).toContain("Publish your first offering (done)");
  },
});

/** All is done but for the offering. */
const offering = (
  fill: (creator: Beamer) => Promise<unknown>,
  facts: Parameters<typeof beamer>[1] = {},
) =>
  scene(async (world) => {
    const creator = await beamer(world, { picture: PICTURE, ...facts });
    await fill(creator);
    await creator.signsIn();
    return "/beamer";
  });

export const DraftOnly = meta.story({
  parameters: offering((creator) => creator.drops({ status: "DRAFT" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 3 done")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Publish your first offering" })).toHaveAttribute(
      "href",
      "/beamer/offerings",
    );
    await expect(canvas.queryByText(/Lovely work/)).toBeNull();
  },
});

export const CallWithoutHours = meta.story({
  parameters: offering((creator) => creator.offers(), { isOpen: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 3 done")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Set your weekly hours" })).toHaveAttribute(
      "href",
      "/beamer/availability/slots",
    );
    await expect(canvas.queryByText(/Lovely work/)).toBeNull();
  },
});

export const TalkPublished = meta.story({
  parameters: offering((creator) => creator.speaks(), { isOpen: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your profile is complete. Lovely work!/)).toBeVisible();
  },
});

export const ManyItems = meta.story({
  parameters: scene(async (world) => {
    const { creator } = await business(world);
    const offer = await creator.offers({ priceInCents: 0 });
    for (const hour of ["09", "10", "11", "12"]) {
      await (await user(world)).books(offer, `2026-03-17T${hour}:00:00Z`);
    }
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole("list", { name: "Next sessions" }));
    await expect(next.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "All bookings" })).toHaveAttribute(
      "href",
      "/beamer/bookings",
    );
  },
});

export const LastMonthNotCounted = meta.story({
  parameters: scene(async (world) => {
    const people = await business(world);
    await sells(people);
    world.clock.advance(16 * DAY_MS);
    await people.creator.signsIn();
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No sales this month yet/)).toBeVisible();
  },
});

/** By video, and ten minutes before it begins. */
export const SessionToJoin = meta.story({
  parameters: scene(async (world) => {
    const { creator, buyer } = await business(world, { people: { picture: PICTURE } });
    const call = await creator.offers({ priceInCents: 0 });
    const { startsAt } = await buyer.books(call, "2026-03-17T09:00:00Z");
    world.clock.advance(startsAt - CHANNEL_OPENS_BEFORE_MS - world.now());
    await creator.signsIn();
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole("list", { name: "Next sessions" }));
    await expect(next.getByRole("link", { name: "Join" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/live\//),
    );
  },
});

export const LinkCopied = meta.story({
  parameters: scene(complete),
  play: async ({ canvas }) => {
    const write = openClipboard();
    const link = await canvas.findByLabelText<HTMLInputElement>("Your invitation link");
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(link.value);
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    world.faults.hanging.add("userProfile");
    return "/beamer";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toBeVisible();
  },
});

const failing = scene(async (world) => {
  await (await beamer(world)).signsIn();
  world.faults.failing.add("userAffiliateInfo");
  return "/beamer";
});

export const Failed = meta.story({
  parameters: failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByLabelText("Your invitation link")).toBeNull();
  },
});

export const TriedAgain = meta.story({
  parameters: failing,
  play: async ({ canvas, ...context }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(again);
    await expect(await canvas.findByLabelText("Your invitation link")).toBeVisible();
  },
});

export const NoBeamer = meta.story({
  parameters: scene(async (world) => {
    await (await user(world)).signsIn();
    return "/beamer";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Your Library is Empty" });
    await expect(addressOf(stageOf(context))).toBe("/user/home");
  },
});

async function dashboard(world: World) {
  await (await beamer(world)).signsIn();
  return "/beamer";
}

export const Offline = meta.story(offline(dashboard));
export const SignedOut = meta.story(signedOut(dashboard));
export const SessionEnded = meta.story(sessionEnded(dashboard));

/** The dashboard of such a beamer. */
const dashboardOf = (facts: Parameters<typeof beamer>[1]) =>
  scene(async (world) => {
    await (await beamer(world, facts)).signsIn();
    return "/beamer";
  });

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: dashboardOf(LONG_NAMED),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      `Welcome, ${LONG_NAMED.firstName}`,
    );
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: dashboardOf(RIGHT_TO_LEFT),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByText(RIGHT_TO_LEFT.firstName));
    const greeting = canvas.getByRole("heading", { level: 1 });
    await expect(getComputedStyle(greeting).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: dashboardOf({ ...LONGEST_PERSON, affiliateCode: "W".repeat(AFFILIATE_CODE_MAX) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText("Your invitation link")).toBeVisible();
    await expectToFit(canvasElement);
  },
});

const notice = (mails: PersonFacts["mails"]) => offering((creator) => creator.drops(), { mails });

export const NoMailsYet = meta.story({
  parameters: notice({ address: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don’t get mails from us yet/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Confirm your address" })).toHaveAttribute(
      "href",
      "/beamer/settings",
    );
  },
});

export const MailsRefused = meta.story({
  parameters: notice({ refusedAt: Date.parse("2026-03-15T09:00:00Z") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your mail server refuses our mails/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Check your address" })).toHaveAttribute(
      "href",
      "/beamer/settings",
    );
  },
});
