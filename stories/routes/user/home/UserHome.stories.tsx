import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import type { CARDS, Person } from "../../../../mocks/world/deeds.ts";
import { beamer, user } from "../../../../mocks/world/people.ts";
import type { World } from "../../../../mocks/world/world.ts";
import { DAY_MS, HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { sessionEnded } from "../../../support/sharedStates.ts";

const meta = preview.meta({ title: "Screens/User/Home", ...screen });

const LIBRARY = "/user/home";
const SESSIONS = "/user/home?tab=sessions";

/** Ten o'clock in Brussels, the day after the world's present. */
const SLOT = "2026-03-17T09:00:00Z";

/** A visitor who looks at a page of theirs, in a marketplace with one creator. */
async function visitor(world: World): Promise<Person> {
  const person = await user(world);
  await person.signsIn();
  return person;
}

export const Library = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.keeps(await speaker.speaks());
    const drop = await speaker.drops();
    await person.pays(await person.savesBilling(await person.opensPayment(drop)));
    await person.keeps(
      await speaker.drops({ title: "A keynote in nine sentences", priceInCents: 0 }),
    );
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "My Library" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    const bought = within(list).getByText("The quiet interface").closest("li");
    await expect(bought).toHaveTextContent(
      /Content · Publication.*by Demo Speaker.*€\s12,72 incl\. VAT/,
    );
  },
});

export const LibraryEmpty = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Your Library is Empty" });
    await expect(canvas.getByRole("link", { name: "See what creators offer" })).toHaveAttribute(
      "href",
      "/home",
    );
  },
});

export const LibraryEmptyButACreatorKnown = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.books(await speaker.offers({ priceInCents: 0 }), SLOT);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole("link", { name: "See what Demo Speaker offers" });
    await expect(way).toHaveAttribute("href", "/demo-speaker/offerings");
  },
});

export const Sessions = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const free = await speaker.offers({ title: "First hello", priceInCents: 0 });
    const paid = await speaker.offers({ title: "Rehearse your keynote", priceInCents: 12_000 });
    await person.books(free, SLOT);
    world.clock.advance(3 * DAY_MS);
    await person.takes(paid, "2026-03-24T10:00:00Z");
    await person.pays(await person.savesBilling(await person.opensPayment(paid)));
    await person.books(free, "2026-03-30T08:00:00Z");
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const upcoming = await canvas.findByRole("list", { name: "Upcoming" });
    const titles = within(upcoming)
      .getAllByRole("heading")
      .map((heading) => heading.textContent);
    await expect(titles).toEqual(["Rehearse your keynote", "First hello"]);
    await expect(upcoming).toHaveTextContent("Tuesday 24 March 2026 at 11:00–11:30");
    await expect(canvas.getByText(/Europe\/Brussels \(UTC\+01:00\)/)).toBeVisible();
    const past = canvas.getByRole("list", { name: "Past" });
    await expect(within(past).getAllByRole("listitem")).toHaveLength(1);
    await expect(within(upcoming).getByRole("link", { name: "First hello" })).toHaveAttribute(
      "href",
      expect.stringMatching(
        /^\/demo-speaker\/one-on-one-booking-detail\/bkg_\d+\?action=reschedule$/,
      ),
    );
  },
});

export const SessionsEmpty = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "No Sessions Booked" })).toBeVisible();
  },
});

export const SessionToPay = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const offer = await speaker.offers({ priceInCents: 12_000 });
    const booking = await person.takes(offer, SLOT);
    await person.opensPayment(offer);
    await person.answers(booking, []);
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Waiting for payment" });
    await expect(list).toHaveTextContent(/€\s145,20 incl\. VAT/);
    await expect(list).toHaveTextContent("Held until 10:15");
    await expect(within(list).getByRole("link", { name: /^Pay now/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\/pay_\d+\?redirectUrl=.*creatorSlug=demo-speaker$/),
    );
  },
});

export const SessionWithoutAnswers = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.takes(await speaker.offers(), SLOT);
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole("link", { name: /^Finish booking/ });
    await expect(way).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\/one_\d+\?step=details&booking=bkg_\d+$/),
    );
  },
});

export const SessionToFinish = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.takes(await speaker.offers({ priceInCents: 0 }), SLOT);
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Not finished yet" });
    await expect(list).toHaveTextContent("Held until 10:15");
    await expect(within(list).getByRole("link", { name: /^Finish booking/ })).toBeVisible();
  },
});

/** A session is held, and a card of this kind was sent for it. */
const afterCard = (card: keyof typeof CARDS) =>
  scene(async (world) => {
    const { person, payment } = await billedSession(world);
    await person.pays(payment, card);
    return SESSIONS;
  });

/** Somebody signed in has a session to pay and has said who is billed. */
async function billedSession(world: World) {
  const speaker = await beamer(world);
  const person = await visitor(world);
  const offer = await speaker.offers({ priceInCents: 12_000 });
  const booking = await person.takes(offer, SLOT);
  const payment = await person.savesBilling(await person.opensPayment(offer));
  await person.answers(booking, []);
  return { person, offer, payment };
}

export const SessionDeclined = meta.story({
  parameters: afterCard("declines"),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Waiting for payment" });
    await expect(list).toHaveTextContent("Held until 10:15");
    await expect(within(list).getByRole("link", { name: /^Pay now/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\/[^/]+$/),
    );
  },
});

export const SessionNeedsConfirmation = meta.story({
  parameters: afterCard("asks"),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Waiting for payment" });
    await expect(within(list).getByRole("link", { name: /^Pay now/ })).toBeVisible();
  },
});

export const SessionPending = meta.story({
  parameters: afterCard("staysPending"),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Waiting for payment" });
    await expect(list).toHaveTextContent("Payment under way");
    await expect(within(list).queryByRole("link", { name: /^Pay now/ })).toBeNull();
    await expect(within(list).getByRole("link", { name: /^See where it stands/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/payment\//),
    );
  },
});

export const SessionPendingAfterTheHold = meta.story({
  parameters: scene(async (world) => {
    const { person, payment } = await billedSession(world);
    await person.pays(payment, "staysPending");
    world.clock.advance(HOLD_MS);
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Waiting for payment" });
    await expect(list).toHaveTextContent("Payment under way");
    await expect(within(list).getByRole("link", { name: /^See where it stands/ })).toBeVisible();
  },
});

export const SessionRefunded = meta.story({
  parameters: scene(async (world) => {
    const { person, offer, payment } = await billedSession(world);
    world.clock.advance(HOLD_MS);
    const rival = await user(world, { firstName: "Rival", email: "rival@demo.example" });
    await rival.takes(offer, SLOT);
    await person.pays(payment);
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Past" });
    await expect(list).toHaveTextContent(/€\s145,20 incl\. VAT/);
    await expect(within(list).getByText("Refunded")).toBeVisible();
  },
});

export const HoldExpired = meta.story({
  parameters: scene(async (world) => {
    const { person } = await billedSession(world);
    world.clock.advance(HOLD_MS);
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "No Sessions Booked" });
    await expect(canvas.queryByText("Waiting for payment")).toBeNull();
  },
});

export const PriceByCountryChosen = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    await person.takes(await speaker.offers(), SLOT);
    world.cookies.set("country", "DE");
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Waiting for payment" });
    await expect(list).toHaveTextContent(/€\s71,40 incl\. VAT/);
  },
});

export const TabsInTheAddress = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return "/user";
  }),
  play: async ({ canvas, ...context }) => {
    const tab = await canvas.findByRole("link", { name: "My Sessions" });
    await expect(addressOf(stageOf(context))).toBe("/user/home");
    await userEvent.click(tab);
    await canvas.findByRole("heading", { name: "No Sessions Booked" });
    await expect(addressOf(stageOf(context))).toBe(SESSIONS);
    await expect(tab).toHaveAttribute("aria-current", "page");
  },
});

export const BecomesABeamer = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas, ...context }) => {
    await enterCode(canvas, "DEMOSPEAKER");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/onboarding"));
  },
});

export const BecomesABeamerByKeyboard = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    await visitor(world);
    return LIBRARY;
  }),
  play: byKeyboard(async ({ keys, ...context }) => {
    await keys.tabTo("button", "Become a Beamer");
    await keys.press("{Enter}");
    const code = await keys.tabTo("textbox", "Beamer code");
    await keys.press("{Enter}");
    await isToBeCorrected(code, "Beamer code is required");
    await keys.press("NOBODY{Enter}");
    await isToBeCorrected(code, "Invalid beamer code");
    await keys.press("{Control>}a{/Control}DEMOSPEAKER{Enter}");
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/onboarding"));
  }),
});

export const WrongBeamerCode = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "NOBODY");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Invalid beamer code. Please try again.",
    );
    await expect(canvas.getByLabelText("Beamer code")).toHaveFocus();
  },
});

export const NoBeamerCode = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await enterCode(canvas, "   ");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Beamer code is required");
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    world.faults.network = "never answers";
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your library and sessions")).toBeInTheDocument();
  },
});

const failing = scene(async (world) => {
  await visitor(world);
  world.faults.failing.add("bookingsForCurrentUser");
  return SESSIONS;
});

export const Failed = meta.story({
  parameters: failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/went wrong/);
  },
});

export const TriedAgain = meta.story({
  parameters: failing,
  play: async ({ canvas, ...context }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    stageOf(context).world.faults.failing.clear();
    await userEvent.click(again);
    await expect(await canvas.findByRole("heading", { name: "No Sessions Booked" })).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: scene(async (world) => {
    await visitor(world);
    world.faults.network = "offline";
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We can't reach the server.")).toBeVisible();
  },
});

export const NotSignedIn = meta.story({
  parameters: scene(async () => LIBRARY),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("button", { name: "Continue with LinkedIn" });
    await expect(addressOf(stageOf(context))).toBe("/login");
  },
});

type Canvas = ReturnType<typeof within>;

async function enterCode(canvas: Canvas, code: string) {
  await userEvent.click(await canvas.findByRole("button", { name: "Become a Beamer" }));
  await userEvent.type(canvas.getByLabelText("Beamer code"), code);
  await userEvent.keyboard("{Enter}");
}

/** The library of somebody who has nothing yet. */
async function library(world: World) {
  await visitor(world);
  return LIBRARY;
}

export const SessionEnded = meta.story(sessionEnded(library));
