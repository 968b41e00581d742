import { expect, userEvent, spyOn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { LONGEST_PERSON, LONGEST_TALK } from "../../../../server/world/extremes/longest.ts";
import {
  LONG_EVENT,
  LONG_NAMED,
  LONG_TITLES,
} from "../../../../server/world/extremes/longNames.ts";
import { fillsShelves, LAST_OF_MANY } from "../../../../server/world/extremes/many.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";
import {
  closedClipboard,
  openClipboard,
  withShareSheet,
  withoutShareSheet,
} from "../../../support/sharing.ts";
import { factsOf, manyOf, names, signInViewer, viewer } from "../../../support/controlledFacts.ts";
import { asAtFirst, choice, controlled, howMany, toggle } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Profile/About", ...screen });

const LONG_BIOGRAPHY = `I help teams build things that keep quiet until they are needed.

${"Notifications are a promise that something matters, and most of them are broken. ".repeat(4)}

The last line of the story.`;

const LINKS = [
  { id: "lnk_1", platform: "LINKED_IN", url: "https://www.linkedin.com/in/demo-example" },
  { id: "lnk_2", platform: "SUBSTACK", url: "https://speaker.example/letters" },
  { id: "lnk_3", platform: "UNKNOWN", url: "https://speaker.example/press" },
] as const;

const TALKS = [
  { title: "Less, later" },
  { title: "The apology of the thermostat", eventName: "Demo Meetup" },
  { title: "Quiet by default", eventDate: null },
  { title: "A calendar that says no", eventLocation: "Online" },
];

/** A creator with everything that a page can show, unless told otherwise. */
async function fullProfile(
  world: World,
  {
    names: kind = "as usual",
    talks = TALKS.length,
    links = LINKS.length,
    biography = "long",
    bookMe = true,
  }: Partial<FullProfile> = {},
) {
  const facts = factsOf(kind);
  const { biography: text = LONG_BIOGRAPHY, bookMeUrl = "https://speaker.example/book" } =
    facts.creator;
  const biographies = { long: text, short: "A demo creator.", none: null };
  const creator = await beamer(world, {
    ...facts.creator,
    biography: biographies[biography],
    bookMeUrl: bookMe ? bookMeUrl : null,
    links: (facts.creator.links ?? LINKS).slice(0, links),
  });
  const named = TALKS.map((talk) => ({
    ...talk,
    ...facts.talk,
    title: facts.talk.title ?? talk.title,
  }));
  for (const talk of manyOf(named, talks)) await creator.speaks(talk);
  return creator;
}

interface FullProfile {
  names: Parameters<typeof factsOf>[0];
  talks: number;
  links: number;
  biography: "long" | "short" | "none";
  bookMe: boolean;
}

const full = scene(async (world) => {
  await fullProfile(world);
  return "/demo-speaker?utm_source=qrcode";
});

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      talks: howMany("Talks", { initial: 4, most: 12 }),
      links: howMany("Links", { initial: 3, most: 3 }),
      biography: choice("Biography", ["long", "short", "none"]),
      bookMe: toggle("Book me", true),
      looking: viewer("visitor"),
    },
    open: async (world, { looking, ...settings }) => {
      const creator = await fullProfile(world, settings);
      await signInViewer(looking, { creator, guest: () => user(world) });
      return `/${creator.row.slug}?utm_source=qrcode`;
    },
  }),
  play: asAtFirst(async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Demo Speaker",
    );
    await expect(canvas.getByRole("link", { name: "Book me" })).toHaveAttribute(
      "href",
      "https://speaker.example/book",
    );
    await expect(canvas.getByText("Newsletters").parentElement).toHaveTextContent("Substack");
    await expect(addressOf(stageOf(context))).toBe("/demo-speaker/about?utm_source=qrcode");
    await expect(await canvas.findByRole("heading", { name: "QR code" })).toBeInTheDocument();
  }),
});

export const SeeMore = meta.story({
  parameters: full,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole("button", { name: "See more" });
    await expect(canvas.queryByText(/The last line of the story/)).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByText(/The last line of the story/)).toBeVisible();
  },
});

export const TalksByKeyboard = meta.story({
  parameters: full,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("group", { name: "Talks" });
    // Its buttons come when it knows that it does not fit.
    await canvas.findByRole("button", { name: "Next in Talks" });
    row.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole("button", { name: "Previous in Talks" }));
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
});

export const Shared = meta.story({
  parameters: full,
  beforeEach: withShareSheet,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Share" }));
    const url = "https://beamers.example/demo-speaker";
    await waitFor(() =>
      expect(navigator.share).toHaveBeenCalledWith(expect.objectContaining({ url })),
    );
  },
});

export const LinkCopied = meta.story({
  parameters: full,
  beforeEach: withoutShareSheet,
  play: async ({ canvas }) => {
    const write = openClipboard();
    await userEvent.click(await canvas.findByRole("button", { name: "Share" }));
    await canvas.findByRole("button", { name: "Link copied" });
    await expect(write).toHaveBeenCalledWith("https://beamers.example/demo-speaker");
  },
});

/** Neither sharing nor copying works: the link is shown, however long it is. */
export const LinkNotCopied = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await beamer(world, { slug: LONGEST_PERSON.slug });
    return `/${LONGEST_PERSON.slug}/about`;
  }),
  beforeEach: withoutShareSheet,
  play: async ({ canvas, canvasElement }) => {
    closedClipboard();
    await userEvent.click(await canvas.findByRole("button", { name: "Share" }));
    await canvas.findByText(`Copy this link: https://beamers.example/${LONGEST_PERSON.slug}`);
    await expectToFit(canvasElement);
  },
});

export const Own = meta.story({
  parameters: scene(async (world) => {
    const creator = await fullProfile(world);
    await creator.speaks({ title: "Not ready yet", status: "DRAFT" });
    await creator.signsIn();
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Draft: only you can see it")).toBeInTheDocument();
    const editing = canvas.getByRole("link", { name: "Edit profile" });
    await expect(editing).toHaveAttribute("href", "/beamer/profile");
    await canvas.findByRole("img", { name: /QR code of .*utm_source=qrcode&utm_medium=qr/ });
    let saved = "";
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    await userEvent.click(canvas.getByRole("button", { name: "Download QR code" }));
    await waitFor(() => expect(saved).toBe("demo-speaker-qr-codes.zip"));
  },
});

/** An old link has a former slug of the page. */
export const FormerAddress = meta.story({
  parameters: scene(async (world) => {
    const creator = await fullProfile(world);
    const change = { userId: creator.row.id, slug: "present-name", at: world.now() };
    await world.store.users.changeSlug(change);
    return "/demo-speaker?utm_source=qrcode";
  }),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("heading", { name: "Demo Speaker" })).toBeVisible();
    const present = "/present-name/about?utm_source=qrcode";
    await waitFor(() => expect(addressOf(stageOf(context))).toBe(present));
    await expect(await canvas.findByRole("link", { name: "About", current: "page" })).toBeVisible();
  },
});

export const OwnAndNew = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world, { professionalTitle: null, biography: null });
    await creator.signsIn();
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "New Profile" });
    const way = canvas.getByRole("link", { name: "Go to your dashboard" });
    await expect(way).toHaveAttribute("href", "/beamer");
  },
});

export const PastTalk = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world);
    const eventUrl = "https://events.example/register";
    await creator.speaks({ title: "Long gone", eventUrl, eventDate: world.now() - 30 * DAY_MS });
    await creator.speaks({ title: "Still to come", eventUrl });
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Past talk")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Long gone" })).toBeVisible();
    // There is nothing to register for any more.
    await expect(canvas.getAllByRole("link", { name: /^Event page/ })).toHaveLength(1);
    await expect(document.title).toBe("Demo Speaker · About · Beamers");
  },
});

export const HappeningNow = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world);
    await creator.speaks({ eventDate: world.now() - 60_000, durationInMinutes: 45 });
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Happening now")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    world.faults.hanging.add("userPublicProfileBySlug");
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toHaveTextContent(
      "Loading the page",
    );
  },
});

export const NewProfile = meta.story({
  parameters: scene(async (world) => {
    await beamer(world, { professionalTitle: null, biography: null });
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "New Profile" });
    await expect(canvas.getByRole("link", { name: "See the offerings" })).toHaveAttribute(
      "href",
      "/demo-speaker/offerings",
    );
  },
});

/** A creator with a long name who has said nothing yet. */
export const EmptyWithALongName = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const silent = { professionalTitle: null, biography: null };
    await beamer(world, { ...LONGEST_PERSON, ...silent });
    return `/${LONGEST_PERSON.slug}/about`;
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "New Profile" });
    await expect(canvas.getByText(LONGEST_PERSON.firstName)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const Failed = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    world.faults.network = "server error";
    return "/demo-speaker/about";
  }),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Something went wrong on our side.");
    await expect(alert).not.toHaveTextContent("connection");
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    await user(world, { slug: "demo-visitor" });
    return "/demo-visitor/about";
  }),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("Error 404 - Page Not Found");
    await expect(addressOf(stageOf(context))).toBe("/404");
  },
});

/** The page as a signed-in person sees it. */
async function seenByUser(world: World) {
  await beamer(world);
  await (await user(world)).signsIn();
  return "/demo-speaker/about";
}

export const Offline = meta.story(offline(seenByUser));
export const SessionEnded = meta.story(sessionEnded(seenByUser));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const creator = await beamer(world, LONG_NAMED);
    await creator.speaks({ title: LONG_TITLES.talk, ...LONG_EVENT });
    await creator.speaks({ title: LONG_TITLES.word, eventName: LONG_TITLES.word });
    return `/${LONG_NAMED.slug}/about`;
  }),
  play: async ({ canvas, canvasElement }) => {
    const name = `${LONG_NAMED.firstName} ${LONG_NAMED.lastName}`;
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(name);
    await expectToFit(canvasElement);
  },
});

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await fillsShelves(await beamer(world, { links: LONGEST_PERSON.links }));
    return "/demo-speaker/about";
  }),
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole("group", { name: "Talks" });
    row.scrollTo({ left: row.scrollWidth });
    const last = canvas.getByRole("heading", { name: LAST_OF_MANY.talk });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThan(document.documentElement.clientWidth),
    );
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const creator = await beamer(world, RIGHT_TO_LEFT);
    const { talk, eventName, eventLocation } = RIGHT_TO_LEFT_TEXTS;
    await creator.speaks({ title: talk, eventName, eventLocation });
    await creator.speaks({ title: talk, eventName, eventLocation: "Ghent" });
    return "/demo-speaker/about";
  }),
  play: async ({ canvas, canvasElement }) => {
    await expectRightToLeft(await canvas.findByRole("heading", { level: 1 }));
    await expectRightToLeft(canvas.getByText(RIGHT_TO_LEFT.professionalTitle));
    await userEvent.click(canvas.getByRole("button", { name: "See more" }));
    await expectRightToLeft(canvas.getByText(/A third paragraph, in English/));
    const [talk] = canvas.getAllByRole("heading", { name: RIGHT_TO_LEFT_TEXTS.talk });
    if (talk) await expectRightToLeft(talk);
    // Our own text stays left-to-right, with the name in it.
    const about = canvas.getByRole("heading", { name: `About ${RIGHT_TO_LEFT.firstName}` });
    await expect(getComputedStyle(about).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const creator = await beamer(world, LONGEST_PERSON);
    await creator.speaks(LONGEST_TALK);
    await creator.speaks();
    await creator.signsIn();
    return `/${LONGEST_PERSON.slug}/about`;
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See more" }));
    await expect(canvas.getByText(LONGEST_PERSON.biography)).toBeVisible();
    await canvas.findByRole("img", { name: /^QR code of/ });
    await expectToFit(canvasElement);
  },
});
