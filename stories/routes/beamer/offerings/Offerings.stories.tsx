import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { LONGEST_OFFER } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { DRAWN } from "../../../../server/world/documents.ts";
import { type Beamer, beamer } from "../../../../server/world/people.ts";
import { LIST_MAX, MINUTE_MS, PAGE_SIZE } from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { expectFocusOnPage } from "../../../support/focus.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import {
  failed,
  loading,
  offline,
  sessionEnded,
  signedOut,
} from "../../../support/sharedStates.ts";
import { offeringsOf, press, says, storedOffer, titlesIn, TWO_CALLS, twoCalls } from "./scenes.ts";
import { factsOf, manyOf, names } from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  centsOf,
  choice,
  controlled,
  howMany,
  price,
  toggle,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Beamer/Offerings", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price of the first", 60),
      calls: howMany("Calls", { initial: 2, most: 12 }),
      drops: howMany("Drops", { initial: 0, most: 12 }),
      status: choice("The first is", ["published", "a draft"]),
      isConnected: toggle("Calendar", true),
    },
    open: async (world, { names: kind, euro, calls, drops, status, isConnected }) => {
      const facts = factsOf(kind);
      const isDraft = status === "a draft";
      const priced = {
        priceInCents: centsOf(euro),
        status: isDraft ? "DRAFT" : "PUBLISHED",
      } as const;
      const few = TWO_CALLS.map((call, index) => ({
        ...call,
        ...(index === 0 && priced),
        ...facts.offer,
      }));
      const fill = async (creator: Beamer) => {
        for (const [position, call] of manyOf(few, calls).entries()) {
          await creator.offers({ ...call, position });
        }
        for (const drop of manyOf([{ title: "The quiet interface", ...facts.drop }], drops)) {
          await creator.drops({ ...DRAWN, ...drop });
        }
      };
      return offeringsOf(fill, { ...facts.creator, isConnected })(world);
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "A clear half hour" });
    await expect(canvas.getByText("excl. VAT")).toBeVisible();
    await expect(canvas.getByText("Published")).toBeVisible();
    await expect(canvas.getByText("Draft")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: "View as visitors see it" })).toHaveAttribute(
      "href",
      "/demo-speaker/offerings",
    );
    await expect(
      canvas.getByRole("button", { name: "Share A clear half hour on LinkedIn" }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole("button", { name: "Share A long look at your slides on LinkedIn" }),
    ).toBeNull();
  }),
});

export const NoCalendar = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/beamer/offerings";
  }),
  play: async ({ canvas }) => {
    await says(
      canvas,
      "You haven’t connected a calendar yet. Connect a calendar to create a one-on-one call.",
    );
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toBeDisabled();
    await expect(canvas.getByRole("link", { name: "Connect a calendar" })).toHaveAttribute(
      "href",
      "/beamer/availability/calendars",
    );
  },
});

export const NoAvailability = meta.story({
  parameters: scene(offeringsOf(async () => {}, { isOpen: false })),
  play: async ({ canvas }) => {
    await says(canvas, /You haven’t set your availability yet\./);
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toBeDisabled();
    await expect(canvas.getByRole("link", { name: "Set your availability" })).toHaveAttribute(
      "href",
      "/beamer/availability/slots",
    );
  },
});

export const NoOffers = meta.story({
  parameters: scene(offeringsOf(async () => {})),
  play: async ({ canvas }) => {
    await says(canvas, "You haven’t added any one-on-ones yet...");
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toBeEnabled();
  },
});

export const Published = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Publish Now A long look at your slides");
    await says(canvas, "Published: visitors see it now");
    const { world } = stageOf(context);
    const stored = await storedOffer(world, "A long look at your slides");
    await expect(stored?.status).toBe("PUBLISHED");
    await expect(
      canvas.getByRole("button", { name: "Unpublish A long look at your slides" }),
    ).toBeVisible();
  },
});

export const UnpublishedAndUndone = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas }) => {
    await press(canvas, "Unpublish A clear half hour");
    await says(canvas, "Visitors no longer see it");
    await canvas.findByRole("button", { name: "Publish Now A clear half hour" });
    await press(canvas, "Undo");
    await says(canvas, "Undone");
    await canvas.findByRole("button", { name: "Unpublish A clear half hour" });
  },
});

export const HoursMissing = meta.story({
  parameters: scene(offeringsOf(twoCalls, { isOpen: false })),
  play: async ({ canvas }) => {
    await says(canvas, "You have no weekly hours, so nobody can book these calls.");
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toBeEnabled();
  },
});

export const TitleBlank = meta.story({
  parameters: scene(offeringsOf((creator) => creator.offers({ title: " ", status: "DRAFT" }))),
  play: async ({ canvas }) => {
    const publish = await canvas.findByRole("button", { name: /Publish Now/ });
    await expect(publish).toHaveAttribute("aria-disabled", "true");
    await expect(publish).toHaveAccessibleDescription("Add a title before you publish this");
  },
});

const askToDelete = async (canvas: Parameters<typeof press>[0], canvasElement: HTMLElement) => {
  await press(canvas, "Delete A clear half hour");
  const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog");
  await expect(dialog).toHaveTextContent("moves to your archived items");
  return within(dialog);
};

export const DeletionAsked = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, canvasElement }) => void (await askToDelete(canvas, canvasElement)),
});

export const DeletedAndUndone = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, canvasElement, ...context }) => {
    const dialog = await askToDelete(canvas, canvasElement);
    await press(dialog, "Delete");
    await says(canvas, "The call is archived");
    await expect(titlesIn(canvas)).toEqual(["A long look at your slides"]);
    await expect(canvas.getByRole("heading", { name: "One-on-One Calls" })).toHaveFocus();
    const { world } = stageOf(context);
    await expect((await storedOffer(world, "A clear half hour"))?.status).toBe("ARCHIVED");
    await press(canvas, "Undo");
    await says(canvas, "Undone");
    await waitFor(() =>
      expect(titlesIn(canvas)).toEqual(["A clear half hour", "A long look at your slides"]),
    );
    await expect((await storedOffer(world, "A clear half hour"))?.status).toBe("PUBLISHED");
  },
});

export const BroughtBack = meta.story({
  parameters: scene(
    offeringsOf(async (creator) => {
      await twoCalls(creator);
      await creator.offers({ title: "An old call", status: "ARCHIVED", position: 2 });
      await creator.drops({ title: "An old drop", status: "ARCHIVED" });
      await creator.speaks({ title: "An old talk", status: "ARCHIVED" });
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, "Archived items (3)");
    await expect(canvas.getByRole("button", { name: "Bring back An old drop" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Bring back An old talk" })).toBeVisible();
    await press(canvas, "Bring back An old call");
    await says(canvas, "Back in your calls as a draft");
    await canvas.findByRole("button", { name: "Archived items (2)" });
    await canvas.findByRole("button", { name: "Publish Now An old call" });
    await expectFocusOnPage();
  },
});

export const LastBroughtBack = meta.story({
  parameters: scene(
    offeringsOf(async (creator) => {
      await creator.offers({ title: "An old call", status: "ARCHIVED" });
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, "Archived items (1)");
    await press(canvas, "Bring back An old call");
    await says(canvas, "Back in your calls as a draft");
    await waitFor(() => expect(canvas.queryByText(/^Archived items/)).toBeNull());
    await expectFocusOnPage();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
});

export const TwoBroughtBackAtOnce = meta.story({
  parameters: scene(
    offeringsOf(async (creator) => {
      await creator.offers({ title: "An old call", status: "ARCHIVED", position: 0 });
      await creator.offers({ title: "An older call", status: "ARCHIVED", position: 1 });
    }),
  ),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const answerNow = answersLate(world, "updateCatalogItemStatus");
    const statuses = async () => [
      (await storedOffer(world, "An old call"))?.status,
      (await storedOffer(world, "An older call"))?.status,
    ];
    await press(canvas, "Archived items (2)");
    await press(canvas, "Bring back An old call");
    await press(canvas, "Bring back An older call");
    await waitFor(async () => expect(await statuses()).toContain("DRAFT"));
    answerNow();
    await waitFor(async () => expect(await statuses()).toEqual(["DRAFT", "DRAFT"]));
    await canvas.findByRole("button", { name: "Publish Now An old call" });
    await canvas.findByRole("button", { name: "Publish Now An older call" });
    await waitFor(() => expect(canvas.queryByText(/^Archived items/)).toBeNull());
    await expect(canvas.getAllByText("Back in your calls as a draft")).toHaveLength(2);
  },
});

export const ArchivedInPages = meta.story({
  parameters: scene(
    offeringsOf(async (creator) => {
      for (let number = 1; number <= PAGE_SIZE + 2; number += 1) {
        const createdAt = Date.parse("2026-03-01T09:00:00Z") - number * MINUTE_MS;
        await creator.drops({ title: `Old drop ${number}.`, status: "ARCHIVED", createdAt });
      }
    }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, `Archived items (${PAGE_SIZE + 2})`);
    const named = (number: number) => canvas.queryAllByText(`Old drop ${number}.`);
    await expect(named(PAGE_SIZE)[0]).toBeVisible();
    await expect(named(PAGE_SIZE + 1)).toEqual([]);
    // By text: querying roles among this many takes seconds.
    await userEvent.click(canvas.getByText("Show more"));
    await waitFor(() => expect(named(PAGE_SIZE + 2)[0]).toBeVisible());
    await expect(canvas.queryByText("Show more")).toBeNull();
    const [title = document.body] = named(PAGE_SIZE + 2);
    const last: HTMLElement = title.closest("li") ?? document.body;
    await userEvent.click(within(last).getByRole("button", { name: /^Bring back/ }));
    await says(canvas, "Back in your drops as a draft");
    await canvas.findByText(`Archived items (${PAGE_SIZE + 1})`);
  },
});

export const Ordered = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Move down A clear half hour");
    const order = ["A long look at your slides", "A clear half hour"];
    await expect(titlesIn(canvas)).toEqual(order);
    await expect(canvas.getByText("A clear half hour is now 2 of 2")).toBeInTheDocument();
    const { world } = stageOf(context);
    await waitFor(async () =>
      expect((await storedOffer(world, "A clear half hour"))?.position).toBe(1),
    );
    await expect(titlesIn(canvas)).toEqual(order);
  },
});

export const OrderUndone = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Move down A clear half hour");
    await says(canvas, "Order saved");
    await press(canvas, "Undo");
    await says(canvas, "Undone");
    await expect(titlesIn(canvas)).toEqual(["A clear half hour", "A long look at your slides"]);
    const { world } = stageOf(context);
    await expect((await storedOffer(world, "A clear half hour"))?.position).toBe(0);
  },
});

export const OrderNotSaved = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "A clear half hour" });
    stageOf(context).world.faults.network = "offline";
    await press(canvas, "Move down A clear half hour");
    await says(canvas, /We can’t reach the server\./);
    await expect(titlesIn(canvas)).toEqual(["A clear half hour", "A long look at your slides"]);
  },
});

export const OrderedByKeyboard = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: byKeyboard(async ({ canvas, keys }) => {
    const down = await keys.tabTo("button", "Move down A clear half hour");
    await keys.press("{Enter}");
    await expect(titlesIn(canvas)).toEqual(["A long look at your slides", "A clear half hour"]);
    await expect(down).toHaveFocus();
  }),
});

export const NotOnboarded = meta.story({
  parameters: scene(offeringsOf(async () => {}, { beamerIsOnboarded: false })),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "Show who you are" });
    await expect(addressOf(stageOf(context))).toBe("/beamer/onboarding");
  },
});

export const Loading = meta.story(
  loading(offeringsOf(twoCalls), { field: "oneOnOnesForCurrentBeamer" }),
);
export const Failed = meta.story(
  failed(offeringsOf(twoCalls), { field: "oneOnOnesForCurrentBeamer" }),
);
export const Offline = meta.story(offline(offeringsOf(twoCalls)));
export const SignedOut = meta.story(signedOut(offeringsOf(twoCalls)));
export const SessionEnded = meta.story(sessionEnded(offeringsOf(twoCalls)));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf(async (creator) => {
      await creator.offers({ title: LONG_TITLES.offer });
      await creator.offers({ title: LONG_TITLES.word, status: "DRAFT" });
    }, LONG_NAMED),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONG_TITLES.word });
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf(
      (creator) =>
        creator.offers({
          title: RIGHT_TO_LEFT_TEXTS.offer,
          description: RIGHT_TO_LEFT_TEXTS.description,
          descriptionBulletPoints: RIGHT_TO_LEFT_TEXTS.points,
        }),
      RIGHT_TO_LEFT,
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole("heading", { name: RIGHT_TO_LEFT_TEXTS.offer });
    await expectRightToLeft(title);
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(
    offeringsOf(async (creator) => {
      await creator.offers({ ...LONGEST_OFFER });
      await creator.offers({ ...LONGEST_OFFER, status: "ARCHIVED" });
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONGEST_OFFER.title });
    await press(canvas, "Archived items (1)");
    await expectToFit(canvasElement);
  },
});

export const ManyItems = meta.story({
  parameters: scene(
    offeringsOf(async (creator) => {
      for (let number = 1; number <= LIST_MAX; number += 1) {
        await creator.offers({ title: `Call number ${number}`, position: number });
      }
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: `Call number ${LIST_MAX}` });
    const add = canvas.getByRole("button", { name: "Add 1:1 Call" });
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await press(canvas, `Move up Call number ${LIST_MAX}`);
    await expect(titlesIn(canvas).slice(-2)).toEqual(["Call number 100", "Call number 99"]);
  },
});
