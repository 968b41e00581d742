import fc from "fast-check";

/** An action whose people and things are still numbers; the newest thing is 0. */
export type Plan =
  | { does: "take"; by: number; offer: number; slot: number }
  | { does: "open"; by: number; item: number }
  | { does: "answer"; booking: number }
  | { does: "reschedule"; booking: number; slot: number }
  | { does: "cancel"; booking: number; isByCreator: boolean }
  /** The buyer of a payment takes another time, or asks for a payment again. */
  | { does: "move"; payment: number; slot: number }
  | { does: "again"; payment: number }
  /** Silent where the buyer agrees to nothing. */
  | { does: "bill"; payment: number; isAbroad: boolean; isSilent?: boolean }
  | { does: "card"; payment: number; card: "pays" | "declines" | "staysPending"; isOld: boolean }
  | { does: "bank"; payment: number; succeeds: boolean }
  | { does: "complete" | "readStatus" | "giveUp"; payment: number }
  | { does: "deliver"; message: number }
  | { does: "work" | "die" | "dieOfRefund" };

const OFFERS_PER_CREATOR = 4;
const SLOTS = 10;

const newest = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(4));
const slot = fc.nat(SLOTS - 1);
const seldom = fc.nat(7).map((one) => one === 0);

/** Any buyer, a creator too, and any item: occasionally their own, which is refused. */
const wish = fc
  .record({ by: fc.nat(4), offer: fc.nat(OFFERS_PER_CREATOR - 1), isOwn: seldom, of: fc.nat(1) })
  .map(({ by, offer, isOwn, of }) => {
    const creator = by > 1 ? of : isOwn ? by : 1 - by;
    return { by, creator, offer: creator * OFFERS_PER_CREATOR + offer };
  });

export const taking = fc
  .tuple(wish, slot)
  .map(([{ by, offer }, at]) => ({ does: "take" as const, by, offer, slot: at }));

const ofPayment = (does: string, rest = {}) =>
  fc.record({ does: fc.constant(does), payment: newest, ...rest }) as fc.Arbitrary<Plan>;

const card = ofPayment("card", {
  card: fc.constantFrom("pays", "pays", "declines", "staysPending", "staysPending"),
  isOld: seldom,
});

export const moving = fc.record({
  does: fc.constant("reschedule" as const),
  booking: newest,
  slot,
});

export const cancelling = fc.record({
  does: fc.constant("cancel" as const),
  booking: newest,
  isByCreator: fc.boolean(),
});

/** What can happen to a payment. */
export const paying: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 4, arbitrary: card },
  { weight: 2, arbitrary: ofPayment("bank", { succeeds: fc.boolean() }) },
  { weight: 2, arbitrary: ofPayment("complete") },
  { weight: 1, arbitrary: ofPayment("readStatus") },
  { weight: 1, arbitrary: ofPayment("giveUp") },
  { weight: 2, arbitrary: ofPayment("bill", { isAbroad: fc.boolean(), isSilent: fc.boolean() }) },
  { weight: 2, arbitrary: ofPayment("again") },
  { weight: 1, arbitrary: ofPayment("move", { slot }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("deliver" as const), message: newest }) },
);

export const workers: fc.Arbitrary<Plan> = fc
  .constantFrom("work" as const, "work" as const, "die" as const, "dieOfRefund" as const)
  .map((does) => ({ does }));

export const anything: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 3, arbitrary: taking },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("answer" as const), booking: newest }) },
  { weight: 1, arbitrary: moving },
  { weight: 1, arbitrary: cancelling },
  {
    weight: 1,
    arbitrary: wish.map(({ by, offer }) => ({ does: "open" as const, by, item: offer })),
  },
  { weight: 6, arbitrary: paying },
  { weight: 1, arbitrary: workers },
);

/** Someone who books one slot after the other of one creator, and answers at once. */
export const spree = fc
  .tuple(wish, fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3), { minLength: 4, maxLength: 7 }))
  .map(([{ by, creator }, offers]) =>
    offers.flatMap((offer, index): Plan[] => [
      { does: "take", by, offer: creator * OFFERS_PER_CREATOR + offer, slot: index + 2 },
      { does: "answer", booking: 0 },
    ]),
  );

/** Someone books what is free, and moves it, perhaps once too often. */
export const moved = fc
  .tuple(wish, slot, fc.array(slot, { minLength: 1, maxLength: 5 }))
  .map(([{ by, creator }, at, slots]): Plan[] => [
    { does: "take", by, offer: creator * OFFERS_PER_CREATOR, slot: at },
    { does: "answer", booking: 0 },
    ...slots.map((one) => ({ does: "reschedule" as const, booking: 0, slot: one })),
  ]);

/** Someone has paid for a session, and it is cancelled: the first side counts. */
export const cancelled = fc
  .tuple(wish, slot, slot, fc.boolean(), fc.array(cancelling, { minLength: 1, maxLength: 2 }))
  .map(([{ by, creator }, at, to, isMoved, cancels]): Plan[] => [
    { does: "take", by, offer: creator * OFFERS_PER_CREATOR + 1, slot: at },
    { does: "open", by, item: creator * OFFERS_PER_CREATOR + 1 },
    { does: "bill", payment: 0, isAbroad: false },
    { does: "card", payment: 0, card: "pays", isOld: false },
    { does: "complete", payment: 0 },
    ...(isMoved ? [{ does: "reschedule" as const, booking: 0, slot: to }] : []),
    ...cancels,
  ]);

/**
 * A bank takes its time and decides, whether or not anyone hears of it, and the page is still open.
 */
const slowBank = fc
  .record({
    isHeard: fc.tuple(fc.boolean(), fc.boolean(), seldom),
    succeeds: seldom,
    asks: fc.constantFrom("complete" as const, "readStatus" as const),
  })
  .map(({ isHeard, succeeds, asks }): Plan[] => {
    const news = (heard: boolean): Plan[] => (heard ? [{ does: asks, payment: 0 }] : []);
    const card = { does: "card" as const, payment: 0, isOld: false };
    return [
      { ...card, card: "staysPending" },
      ...news(isHeard[0]),
      { does: "bank", payment: 0, succeeds },
      ...news(isHeard[1]),
      { ...card, card: "pays" },
      ...news(isHeard[2]),
    ];
  });

const next = fc.oneof(
  { weight: 1, arbitrary: fc.array(paying, { maxLength: 3 }) },
  { weight: 1, arbitrary: slowBank },
);

/** Someone holds a session, or chooses a drop, and is about to pay. */
export const checkout = fc
  .record({
    wish,
    slot,
    isDrop: fc.boolean(),
    isUnbilled: seldom,
    isAbroad: fc.boolean(),
    after: next,
  })
  .map(
    ({ wish: { by, creator, offer }, slot: at, isDrop, isUnbilled, isAbroad, after }): Plan[] => {
      const item = isDrop ? DROPS + creator : offer;
      const taken: Plan[] = isDrop ? [] : [{ does: "take", by, offer, slot: at }];
      const billed: Plan[] = isUnbilled ? [] : [{ does: "bill", payment: 0, isAbroad }];
      return [...taken, { does: "open", by, item }, ...billed, ...after];
    },
  );

/** Money has come in, and everyone who could bring the news, or asks again, does so at once. */
export const rush = fc
  .tuple(
    checkout,
    fc.shuffledSubarray(
      ["complete", "again", "deliver", "readStatus", "again", "bill", "move", "giveUp"] as const,
      { minLength: 2, maxLength: 5 },
    ),
  )
  .map(([first, rest]): { first: Plan[]; atOnce: Plan[] } => ({
    first: [...first, { does: "card", payment: 0, card: "pays", isOld: false }],
    atOnce: rest.map((does): Plan => {
      if (does === "deliver") return { does, message: 0 };
      if (does === "bill") return { does, payment: 0, isAbroad: true };
      return does === "move" ? { does, payment: 0, slot: SLOTS - 1 } : { does, payment: 0 };
    }),
  }));

/** Where the drops come after the offers of both creators. */
const DROPS = 2 * OFFERS_PER_CREATOR;
