import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { ARCHIVED_MAX, LIST_MAX, REPEATED_CREATION_MS } from "../../../src/domain/shared/limits.ts";
import {
  type CatalogItemRow,
  ONE_ON_ONE_COLUMNS,
  type OneOnOneRow,
} from "../../store/ports/catalogue.ts";
import { nullableTexts } from "../../store/ports/columns.ts";
import type { KeysetCursor } from "../../store/ports/page.ts";
import type { Store } from "../../store/ports/store.ts";
import { refreshCalendars } from "../calendars/refreshCalendars.ts";
import { createOneOnOne } from "../catalogue/createOneOnOne.ts";
import {
  countArchivedItems,
  listArchivedItems,
  listItems,
  listOwnItems,
} from "../catalogue/listItems.ts";
import { updateCatalogItemOrder } from "../catalogue/updateCatalogItemOrder.ts";
import { updateCatalogItemStatus } from "../catalogue/updateCatalogItemStatus.ts";
import { updateIntakeQuestions } from "../catalogue/updateIntakeQuestions.ts";
import { updateOneOnOne } from "../catalogue/updateOneOnOne.ts";
import { editable, revisionOf } from "../shared/revision.ts";

const FORM = {
  title: "A walk",
  description: "",
  price: 40,
  descriptionBulletPoints: ["Fresh air", " "],
  duration: "SIXTY_MINUTES",
};
const THURSDAY_TEN = "2026-03-19T09:00:00Z";

/** How creators manage what they offer, on any store. */
export function describeOffers(name: string, openStore: () => Promise<Store>): void {
  describe(`offers on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let other: Beamer;
    let guest: Person;
    const as = ({ viewer }: Person) => world.contextFor(viewer);
    const own = () => as(creator);

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      other = await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
      guest = await user(world);
    });

    const titlesOf = async (items: Promise<readonly { title: string }[]>) =>
      (await items).map(({ title }) => title);
    const stored = async ({ id }: { id: string }) =>
      (await world.store.catalog.byId(id)) as OneOnOneRow;
    const turn = (item: { id: string }, status: string, person: Person = creator) =>
      updateCatalogItemStatus(as(person), { id: item.id, status });

    describe("are made", () => {
      beforeEach(() => creator.connects());

      it("as drafts, before all others", async () => {
        await creator.offers({ title: "Old" });
        const offer = await createOneOnOne(own(), FORM);
        expect(offer).toMatchObject({
          title: "A walk",
          description: null,
          priceInCents: 4000,
          descriptionBulletPoints: ["Fresh air"],
          durationInMinutes: 60,
          status: "DRAFT",
          intakeQuestions: null,
        });
        await createOneOnOne(own(), { ...FORM, title: "Newest" });
        const titles = await titlesOf(listOwnItems(own(), "ONE_ON_ONE"));
        expect(titles).toEqual(["Newest", "A walk", "Old"]);
      });

      it("once, however often the same call comes within a minute, also at once", async () => {
        const calls = [1, 2, 3].map(() => createOneOnOne(own(), FORM));
        const made = await Promise.all(calls);
        expect(new Set(made.map(({ id }) => id)).size).toBe(1);
        await turn(made[0] as OneOnOneRow, "PUBLISHED");
        world.clock.advance(REPEATED_CREATION_MS - 1);
        expect(await createOneOnOne(own(), FORM)).toMatchObject({ id: made[0]?.id });
        world.clock.advance(1);
        expect((await createOneOnOne(own(), FORM)).id).not.toBe(made[0]?.id);
      });

      it("again when the first one was deleted or says something else", async () => {
        const first = await createOneOnOne(own(), FORM);
        await turn(first, "ARCHIVED");
        const second = await createOneOnOne(own(), FORM);
        const dearer = await createOneOnOne(own(), { ...FORM, price: 41 });
        expect(new Set([first.id, second.id, dearer.id]).size).toBe(3);
      });

      it("at most 100 that are not archived", async () => {
        for (let number = 1; number <= LIST_MAX; number += 1) await creator.offers();
        const more = createOneOnOne(own(), FORM);
        await expect(more).rejects.toMatchObject({ code: "TOO_MANY_ITEMS" });
        const [first] = await listOwnItems(own(), "ONE_ON_ONE");
        await turn(first as OneOnOneRow, "ARCHIVED");
        await createOneOnOne(own(), FORM);
        const back = turn(first as OneOnOneRow, "DRAFT");
        await expect(back).rejects.toMatchObject({ code: "TOO_MANY_ITEMS" });
        expect((await stored(first as OneOnOneRow)).status).toBe("ARCHIVED");
      });

      it("only of what the form allows", async () => {
        const wrong = createOneOnOne(own(), { ...FORM, price: 2 });
        await expect(wrong).rejects.toMatchObject({ code: "BAD_USER_INPUT", field: "price" });
      });
    });

    describe("begin", () => {
      it("with a calendar and with hours, but more can be added without", async () => {
        const asked = () => createOneOnOne(own(), FORM);
        await expect(asked()).rejects.toMatchObject({ code: "CALENDAR_MISSING" });
        await creator.connects();
        await world.calendars.takeBack("google-work");
        await refreshCalendars(own());
        await expect(asked()).rejects.toMatchObject({ code: "CALENDAR_MISSING" });
        await creator.connects();
        const first = await asked();
        await turn(first, "ARCHIVED");

        const closed = await beamer(world, {
          slug: "closed",
          affiliateCode: "CLOSEDCODE",
          isOpen: false,
        });
        await closed.connects();
        const refused = createOneOnOne(as(closed), FORM);
        await expect(refused).rejects.toMatchObject({ code: "HOURS_MISSING" });
        await closed.offers();
        expect((await createOneOnOne(as(closed), FORM)).status).toBe("DRAFT");
      });
    });

    describe("are edited", () => {
      it("by their creator, in what the form says and nothing else", async () => {
        const texts = nullableTexts(ONE_ON_ONE_COLUMNS, (name) => `A ${name}`);
        const offer = await creator.offers({ ...texts, position: 4 });
        await updateOneOnOne(own(), { ...FORM, id: offer.id });
        expect(await stored(offer)).toEqual({
          ...offer,
          title: "A walk",
          description: null,
          priceInCents: 4000,
          descriptionBulletPoints: ["Fresh air"],
          durationInMinutes: 60,
        });
      });

      it("never over somebody else's change, and again without harm", async () => {
        const offer = await creator.offers();
        const revision = await revisionOf(editable.item(offer));
        await updateOneOnOne(own(), { ...FORM, id: offer.id, revision });
        await updateOneOnOne(own(), { ...FORM, id: offer.id, revision });
        const late = updateOneOnOne(own(), { ...FORM, title: "Late", id: offer.id, revision });
        await expect(late).rejects.toMatchObject({ code: "CHANGED_ELSEWHERE" });
        const asked = { id: offer.id, questions: [{ question: "Why?", isRequired: true }] };
        const questions = await revisionOf(editable.questions(offer));
        await updateIntakeQuestions(own(), { ...asked, revision: questions });
        await updateIntakeQuestions(own(), { ...asked, revision: questions });
        const lateToo = updateIntakeQuestions(own(), {
          id: offer.id,
          questions: [],
          revision: questions,
        });
        await expect(lateToo).rejects.toMatchObject({ code: "CHANGED_ELSEWHERE" });
      });

      it("apart from what they ask: a change to one doesn't affect the other", async () => {
        const offer = await creator.offers();
        const revision = await revisionOf(editable.item(offer));
        await updateIntakeQuestions(own(), { id: offer.id, questions: [] });
        const renamed = await updateOneOnOne(own(), { ...FORM, id: offer.id, revision });
        expect(renamed).toMatchObject({ title: "A walk", intakeQuestions: [] });
      });

      it("not by others, and not once they are archived", async () => {
        const offer = await creator.offers();
        const drop = await creator.drops();
        const ask = { questions: null };
        for (const id of [offer.id, drop.id, "one_unknown"]) {
          const person = id === offer.id ? other : creator;
          const editing = [
            () => updateOneOnOne(as(person), { ...FORM, id }),
            () => updateIntakeQuestions(as(person), { ...ask, id }),
          ];
          for (const call of editing) {
            await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
          }
        }
        await creator.archives(offer);
        const gone = updateOneOnOne(own(), { ...FORM, id: offer.id });
        await expect(gone).rejects.toMatchObject({ code: "ITEM_ARCHIVED" });
      });

      it("without changing what somebody has booked or holds", async () => {
        const free = await creator.offers({ priceInCents: 0 });
        const paid = await creator.offers({ title: "Paid" });
        const booked = await guest.books(free, THURSDAY_TEN);
        const held = await guest.takes(paid, "2026-03-19T11:00:00Z");
        for (const { id } of [free, paid]) {
          await updateOneOnOne(own(), { ...FORM, id });
          const questions = [{ question: "Something new?", isRequired: true }];
          await updateIntakeQuestions(own(), { id, questions });
        }
        expect(await world.store.bookings.byId(booked.id)).toEqual(booked);
        expect(await world.store.bookings.byId(held.id)).toEqual(held);
        await turn(free, "ARCHIVED");
        expect(await world.store.bookings.byId(booked.id)).toEqual(booked);
        const payment = await guest.opensPayment(paid);
        expect(payment).toMatchObject({ title: "Paid", netInCents: paid.priceInCents });
      });
    });

    describe("ask", () => {
      const ask = (offer: { id: string }, questions: unknown) =>
        updateIntakeQuestions(own(), { id: offer.id, questions });

      it("their own questions in order, whose ids stay while their words do", async () => {
        const offer = await creator.offers();
        const why = { question: "Why?", isRequired: true };
        const when = { question: "Since when?", isRequired: false };
        const first = (await ask(offer, [why, when])).intakeQuestions ?? [];
        expect(first).toMatchObject([why, when]);
        const next = (await ask(offer, [{ ...when, isRequired: true }, why])).intakeQuestions ?? [];
        expect(next.map(({ id }) => id)).toEqual([first[1]?.id, first[0]?.id]);
        const taken = await guest.takes(offer, THURSDAY_TEN);
        expect(taken.questions.map(({ question }) => question)).toEqual(["Since when?", "Why?"]);
        expect((await ask(offer, null)).intakeQuestions).toBeNull();
        expect((await ask(offer, [])).intakeQuestions).toEqual([]);
      });

      it("in words, up to 500 characters", async () => {
        const offer = await creator.offers();
        for (const question of ["", " \u200b", "a".repeat(501)]) {
          const asking = ask(offer, [{ question, isRequired: false }]);
          await expect(asking).rejects.toMatchObject({ field: "questions.0.question" });
        }
        await ask(offer, [{ question: "a".repeat(500), isRequired: false }]);
      });

      it("none twice, and at most 20", async () => {
        const offer = await creator.offers();
        const questions = (texts: readonly string[]) =>
          texts.map((question) => ({ question, isRequired: false }));
        await expect(ask(offer, questions(["Why?", "  why? "]))).rejects.toMatchObject({
          field: "questions.1.question",
        });
        const numbered = Array.from({ length: 21 }, (_, index) => `Question ${index}?`);
        await expect(ask(offer, questions(numbered))).rejects.toMatchObject({ field: "questions" });
        const most = await ask(offer, questions(numbered.slice(1)));
        expect(most.intakeQuestions).toHaveLength(20);
      });
    });

    describe("items of every kind", () => {
      it("are published, unpublished, archived and brought back, each step again without harm", async () => {
        const items = [
          await creator.offers({ status: "DRAFT" }),
          await creator.drops({ status: "DRAFT" }),
          await creator.speaks({ status: "DRAFT" }),
        ];
        for (const item of items) {
          for (const status of ["PUBLISHED", "DRAFT", "ARCHIVED", "DRAFT", "PUBLISHED"] as const) {
            expect(await turn(item, status)).toEqual({ ...item, status });
            expect(await turn(item, status)).toEqual({ ...item, status });
          }
          await turn(item, "ARCHIVED");
          const back = turn(item, "PUBLISHED");
          await expect(back).rejects.toMatchObject({ code: "BAD_USER_INPUT", field: "status" });
        }
        const page = { limit: 150, after: null };
        const archived = await listArchivedItems(own(), page);
        expect(archived.map(({ id }) => id).toSorted()).toEqual(
          items.map(({ id }) => id).toSorted(),
        );
        expect(await listArchivedItems(as(other), page)).toEqual([]);
      });

      it("are at most 500", async () => {
        const draft = await creator.drops({ status: "DRAFT" });
        const last = await creator.drops({ status: "ARCHIVED" });
        const { id, createdAt, ...rest } = await stored(last);
        await world.store.transaction(async ({ catalog }) => {
          for (let made = 1; made < ARCHIVED_MAX; made += 1) {
            await catalog.insert({ ...rest, id: `${id}_${made}`, createdAt: createdAt + made });
          }
        });
        await expect(turn(draft, "ARCHIVED")).rejects.toMatchObject({ code: "TOO_MANY_ARCHIVED" });
        expect((await stored(draft)).status).toBe("DRAFT");
        await turn(last, "DRAFT");
        await turn(draft, "ARCHIVED");
        expect(await countArchivedItems(own())).toBe(ARCHIVED_MAX);
      });

      it("are all found again, however many were archived", async () => {
        for (let made = 0; made < LIST_MAX + 1; made += 1) {
          await creator.drops({ status: "ARCHIVED" });
        }
        const ids = new Set<string>();
        for (let after: KeysetCursor | null = null, pages = 0; pages < 3; pages += 1) {
          const rows: CatalogItemRow[] = (
            await listArchivedItems(own(), { limit: 40, after })
          ).slice(0, 40);
          for (const { id } of rows) ids.add(id);
          const last = rows.at(-1)!;
          after = { at: last.createdAt, id: last.id };
        }
        expect(ids.size).toBe(LIST_MAX + 1);
        expect(await countArchivedItems(own())).toBe(LIST_MAX + 1);
        expect(await countArchivedItems(as(other))).toBe(0);
      });

      it("are not published without a title", async () => {
        const items = [
          await creator.offers({ title: "", status: "DRAFT" }),
          await creator.drops({ title: " \u200b", status: "DRAFT" }),
          await creator.speaks({ title: "", status: "DRAFT" }),
        ];
        for (const item of items) {
          await expect(turn(item, "PUBLISHED")).rejects.toMatchObject({
            code: "BAD_USER_INPUT",
            message: "Add a title before you publish this",
          });
        }
      });

      it("are their creator's alone", async () => {
        const offer = await creator.offers();
        for (const [item, person] of [[offer, other] as const, [{ id: "nothing" }] as const]) {
          await expect(turn(item, "DRAFT", person)).rejects.toMatchObject({ code: "NOT_FOUND" });
        }
      });
    });

    describe("an order", () => {
      const order = (itemIds: readonly string[], person: Person = creator) =>
        updateCatalogItemOrder(as(person), { category: "ONE_ON_ONE", itemIds });

      it("is what everybody sees, whichever items were named", async () => {
        const offers: OneOnOneRow[] = [];
        for (const title of ["a", "b", "c", "d"]) offers.push(await creator.offers({ title }));
        const ids = offers.map(({ id }) => id);
        await fc.assert(
          fc.asyncProperty(fc.shuffledSubarray(ids), async (named) => {
            const before = await listOwnItems(own(), "ONE_ON_ONE");
            const others = before.map(({ id }) => id).filter((id) => !named.includes(id));
            const listed = await order(named);
            expect(listed.map(({ id }) => id)).toEqual([...named, ...others]);
            const category = "ONE_ON_ONE";
            const seen = await listItems(as(guest), { creatorId: creator.row.id, category });
            expect(seen).toEqual(listed);
          }),
          { numRuns: 15 },
        );
      });

      it("leaves other kinds, and what was archived meanwhile, where they are", async () => {
        const [first, second] = [await creator.offers(), await creator.offers()];
        const drop = await creator.drops();
        await creator.archives(first);
        const listed = await order([first.id, second.id]);
        expect(listed.map(({ id }) => id)).toEqual([second.id]);
        expect(await world.store.catalog.byId(drop.id)).toEqual(drop);
        expect((await stored(first)).position).toBe(first.position);
      });

      it("is not made of others' items, of other kinds, or of one twice", async () => {
        const offer = await creator.offers();
        const theirs = await other.offers();
        const drop = await creator.drops();
        for (const id of [theirs.id, drop.id, "nothing"]) {
          await expect(order([offer.id, id])).rejects.toMatchObject({ code: "NOT_FOUND" });
        }
        await expect(order([offer.id, offer.id])).rejects.toMatchObject({ field: "itemIds" });
      });

      it("loses no edit that is made at the same time", async () => {
        const offers = [await creator.offers(), await creator.offers()];
        const ids = offers.map(({ id }) => id);
        await Promise.all([
          order(ids.toReversed()),
          ...ids.map((id) => updateOneOnOne(own(), { ...FORM, id })),
          order(ids),
        ]);
        for (const offer of offers) expect((await stored(offer)).title).toBe("A walk");
        const positions = await Promise.all(offers.map(async (o) => (await stored(o)).position));
        expect(new Set(positions)).toEqual(new Set([0, 1]));
      });
    });
  });
}
