import { wholeAudience } from "../../store/factories/library.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import type { Store } from "../../store/ports/store.ts";
import { createEntitlement } from "../library/createEntitlement.ts";
import { deleteEntitlement } from "../library/deleteEntitlement.ts";
import { listEntitlements } from "../library/listEntitlements.ts";
import { listItems, listItemsOf, listOwnCatalog, listOwnItems } from "../catalogue/listItems.ts";
import { priceItem } from "../payments/priceItem.ts";
import { canView, readItem } from "../catalogue/readItem.ts";
import { readPublicProfile } from "../profiles/readPublicProfile.ts";
import { track } from "../audience/track.ts";
import { updateCountryCookie } from "../profiles/updateCountryCookie.ts";

/** What may be seen, kept and at what price, on any store. */
export function describeCatalog(name: string, openStore: () => Promise<Store>): void {
  describe(`catalogue and library on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let guest: Person;
    const visitor = () => world.contextFor(null);
    const asGuest = () => world.contextFor(guest.viewer);
    const asOwner = () => world.contextFor(creator.viewer);

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      guest = await user(world);
    });

    const seenBy = async (context: ReturnType<World["contextFor"]>) =>
      (await listItems(context, { creatorId: creator.row.id, category: "PUBLICATION" })).map(
        ({ title }) => title,
      );

    it("shows others what is on sale, and the owner drafts too", async () => {
      await creator.drops({ title: "On sale" });
      await creator.drops({ title: "Draft", status: "DRAFT" });
      await creator.drops({ title: "Archived", status: "ARCHIVED" });
      expect(await seenBy(visitor())).toEqual(["On sale"]);
      expect((await seenBy(asOwner())).sort()).toEqual(["Draft", "On sale"]);
      const own = await listOwnItems(asOwner(), "PUBLICATION");
      expect(own.map(({ title }) => title).sort()).toEqual(["Draft", "On sale"]);
    });

    it("lists one's own items of every kind", async () => {
      await creator.offers();
      await creator.drops();
      await creator.speaks();
      const own = await listOwnCatalog(asOwner());
      expect(own.map(({ category }) => category).sort()).toEqual([
        "ONE_ON_ONE",
        "PUBLICATION",
        "TALK",
      ]);
    });

    it("puts nothing on sale before the creator is onboarded", async () => {
      await world.store.users.update(creator.row.id, { beamerIsOnboarded: false });
      const drop = await creator.drops();
      expect(await seenBy(visitor())).toEqual([]);
      await expect(readItem(visitor(), drop.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await seenBy(asOwner())).toEqual([drop.title]);
    });

    it("lists a profile's items as the call by its id does, and none of somebody who is no creator", async () => {
      await creator.offers({ title: "On sale" });
      await creator.offers({ title: "Draft", status: "DRAFT" });
      const offersOf = async (person: Person, context = visitor()) => {
        const items = await listItemsOf(context, { creator: person.row, category: "ONE_ON_ONE" });
        return items.map(({ title }) => title).sort();
      };
      expect(await offersOf(creator)).toEqual(["On sale"]);
      expect(await offersOf(creator, asOwner())).toEqual(["Draft", "On sale"]);
      expect(await offersOf(guest)).toEqual([]);
    });

    it("hides drafts and archived items from others, but not from those who own them", async () => {
      const drop = await creator.drops({ priceInCents: 0 });
      await guest.keeps(drop);
      await world.store.catalog.replace({ ...drop, status: "ARCHIVED" });
      await expect(readItem(visitor(), drop.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect((await readItem(asGuest(), drop.id)).id).toBe(drop.id);
    });

    it("has public pages for creators only, found whatever the case of the address", async () => {
      expect((await readPublicProfile(visitor(), "Demo-Speaker")).id).toBe(creator.row.id);
      for (const slug of [guest.row.slug, "nobody", "", "'; drop table users"]) {
        const reading = readPublicProfile(visitor(), slug);
        await expect(reading).rejects.toMatchObject({ code: "NOT_FOUND" });
      }
    });

    it("keeps free content by one click, once, and lets it go again", async () => {
      const drop = await creator.drops({ priceInCents: 0 });
      expect(await canView(asGuest(), drop)).toBe(false);
      await guest.keeps(drop);
      await guest.keeps(drop);
      expect(await canView(asGuest(), drop)).toBe(true);
      const library = () => listEntitlements(asGuest(), { limit: 10, after: null });
      expect((await library()).map(({ itemId }) => itemId)).toEqual([drop.id]);
      await deleteEntitlement(asGuest(), { catalogItemId: drop.id });
      await deleteEntitlement(asGuest(), { catalogItemId: drop.id });
      expect(await library()).toEqual([]);
    });

    it("never gives a paid item away, and never takes a purchase", async () => {
      const drop = await creator.drops();
      const keeping = createEntitlement(asGuest(), { catalogItemId: drop.id });
      await expect(keeping).rejects.toMatchObject({ code: "ITEM_NOT_FREE" });
      await guest.pays(await guest.opensPayment(drop));
      const removing = deleteEntitlement(asGuest(), { catalogItemId: drop.id });
      await expect(removing).rejects.toMatchObject({ code: "PURCHASE_KEPT" });
    });

    it("has those among the audience who keep something free, and not the creator", async () => {
      const drop = await creator.drops({ priceInCents: 0 });
      await guest.keeps(drop);
      const keptAt = world.now();
      world.clock.advance(1000);
      await createEntitlement(asOwner(), { catalogItemId: drop.id });
      await world.drain();
      const audience = await world.store.audience.page(wholeAudience(creator.row.id));
      expect(audience).toMatchObject([{ userId: guest.row.id, lastInteractionAt: keptAt }]);
    });

    it("books sessions and does not keep them", async () => {
      const offer = await creator.offers({ priceInCents: 0 });
      const keeping = createEntitlement(asGuest(), { catalogItemId: offer.id });
      await expect(keeping).rejects.toMatchObject({ field: "catalogItemId" });
    });

    it("adds the VAT of the country that the visitor chose, has set, or calls from, in that order", async () => {
      const offer = await creator.offers({ priceInCents: 10_000 });
      const shown = (context: ReturnType<World["contextFor"]>) => priceItem(context, offer);
      world.ipCountryCode = "LU";
      expect(await shown(visitor())).toBe(11_700);
      await world.store.users.update(guest.row.id, { countryCode: "DE" });
      expect(await shown(asGuest())).toBe(11_900);
      await updateCountryCookie(visitor(), { countryCode: "HU" });
      expect(await shown(asGuest())).toBe(12_700);
      await updateCountryCookie(visitor(), { countryCode: "US" });
      expect(await shown(visitor())).toBe(10_000);
    });

    it("takes the lower rate for documents where there is one", async () => {
      const drop = await creator.drops({ priceInCents: 10_000 });
      expect(await priceItem(visitor(), drop)).toBe(10_600);
    });

    it("makes a signed-in visitor's choice of country the setting, and refuses an unknown one", async () => {
      await updateCountryCookie(asGuest(), { countryCode: "FR" });
      expect((await world.store.users.byId(guest.row.id))?.countryCode).toBe("FR");
      const choosing = updateCountryCookie(asGuest(), { countryCode: "XX" });
      await expect(choosing).rejects.toMatchObject({ field: "countryCode" });
    });

    it("records who looks at a creator, once per person, and not the creator", async () => {
      await track(asGuest(), { creatorId: creator.row.id });
      world.clock.advance(1000);
      await track(asGuest(), { creatorId: creator.row.id });
      await track(asOwner(), { creatorId: creator.row.id });
      const audience = await world.store.audience.page(wholeAudience(creator.row.id));
      expect(audience).toMatchObject([{ userId: guest.row.id, lastInteractionAt: world.now() }]);
    });
  });
}
