import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import type { CARDS } from "../../../../server/world/actions.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { BillingDetails } from "../../../../server/store/ports/profiles.ts";
import type { World } from "../../../../server/world/world.ts";
import { CHANNEL_OPENS_BEFORE_MS, DAY_MS, HOLD_MS } from "../../../../src/domain/shared/limits.ts";
import { SESSIONS, SLOT, visitor } from "./scenes.ts";
import { paysLate } from "../../../support/lateMoney.ts";

const meta = preview.meta({ title: "Screens/User/Home", ...screen });

const PHONE = { kind: "PHONE", details: "+1 202 555 0100" } as const;
const PARK = { kind: "ADDRESS", details: "The demo park\nNorth gate" } as const;
const ROOM = { kind: "LINK", details: "https://meet.example/demo" } as const;

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
    await expect(upcoming).toHaveTextContent("Tuesday 24 March 2026, 11:00–11:30");
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

/** Where each takes place, once it is booked, and that one has changed. */
export const SessionsWithPlaces = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const call = { title: "By phone", priceInCents: 0, meetingPlace: PHONE } as const;
    const walk = { title: "A walk", priceInCents: 0, meetingPlace: PARK } as const;
    await person.books(await speaker.offers(call), SLOT);
    const booking = await person.books(await speaker.offers(walk), "2026-03-24T10:00:00Z");
    await speaker.changesPlace(booking, { kind: "ADDRESS", details: "Demo Street 1, Brussels" });
    const held = { priceInCents: 0, meetingPlace: ROOM } as const;
    await person.takes(await speaker.offers(held), "2026-03-25T10:00:00Z");
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const upcoming = await canvas.findByRole("list", { name: "Upcoming" });
    await expect(upcoming).toHaveTextContent("By phone: +1 202 555 0100");
    await expect(upcoming).toHaveTextContent(
      "In person: Demo Street 1, Brussels (changed on Monday 16 March 2026 at 10:00)",
    );
    await expect(canvas.queryByText(/meet\.example/)).toBeNull();
  },
});

/** By video, and ten minutes before it begins. */
export const SessionToJoin = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const booking = await person.books(await speaker.offers({ priceInCents: 0 }), SLOT);
    world.clock.advance(booking.startsAt - CHANNEL_OPENS_BEFORE_MS - world.now());
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const upcoming = within(await canvas.findByRole("list", { name: "Upcoming" }));
    await expect(upcoming.getByRole("link", { name: "Join" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/live\//),
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
    await expect(within(list).getByRole("link", { name: /^Check its status/ })).toHaveAttribute(
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
    await expect(within(list).getByRole("link", { name: /^Check its status/ })).toBeVisible();
  },
});

export const SessionRefunded = meta.story({
  parameters: scene(async (world) => {
    const { person, offer, payment } = await billedSession(world);
    const rival = await user(world, { firstName: "Rival", email: "rival@demo.example" });
    const meanwhile = () => rival.takes(offer, SLOT);
    await paysLate(world, { buyer: person, payment, meanwhile });
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Past" });
    await expect(list).toHaveTextContent(/€\s145,20 incl\. VAT/);
    await expect(within(list).getByText("Refunded")).toBeVisible();
  },
});

export const SessionsCancelled = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const free = await speaker.offers({ title: "First hello", priceInCents: 0 });
    const paid = await speaker.offers({ title: "Rehearse your keynote", priceInCents: 12_000 });
    const books = async (at: string) => {
      const booking = await person.takes(paid, at);
      await person.pays(await person.savesBilling(await person.opensPayment(paid)));
      return booking;
    };
    await person.cancels(await person.books(free, SLOT));
    await person.cancels(await books("2026-03-17T08:30:00Z"));
    await speaker.cancels(await books("2026-03-24T10:00:00Z"));
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Past" });
    for (const status of ["Cancelled", "Cancelled, refunded", "Cancelled, not refunded"]) {
      await expect(within(list).getByText(status)).toBeVisible();
    }
    await expect(canvas.queryByText("Upcoming")).toBeNull();
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

export const SessionsWithoutVat = meta.story({
  parameters: scene(async (world) => {
    const speaker = await beamer(world);
    const person = await visitor(world);
    const books = async (title: string, at: string, billing: Partial<BillingDetails>) => {
      const offer = await speaker.offers({ title });
      await person.takes(offer, at);
      await person.pays(await person.savesBilling(await person.opensPayment(offer), billing));
    };
    await books("From Basel", SLOT, { countryCode: "CH" });
    await books("From a company in Utrecht", "2026-03-18T09:00:00Z", {
      isCompany: true,
      companyName: "Demo Company",
      vatNumber: "NL004495445B01",
      countryCode: "NL",
    });
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "Upcoming" });
    const entry = (title: string) => within(list).getByText(title).closest("li");
    await expect(entry("From Basel")).toHaveTextContent(/€\s60,00 no VAT/);
    await expect(entry("From a company in Utrecht")).toHaveTextContent(
      /€\s60,00 VAT \(reverse charge\)/,
    );
    await expect(list).not.toHaveTextContent(/incl\. VAT/);
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
