import { beforeEach, describe, expect, it } from "vitest";
import { calendarServiceIsAway, nothingCanBeSaved } from "../../world/outages.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import {
  BUSY_TIMES_SHOWN_MS,
  CALENDAR_ACCOUNTS_MAX,
  CALENDAR_STATE_LIFETIME_MS,
} from "../../../src/domain/shared/limits.ts";
import { calendarProfileRow } from "../../store/factories/calendars.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { readAvailability } from "../availability/readAvailability.ts";
import { connectCalendar } from "../calendars/connectCalendar.ts";
import { disconnectCalendar } from "../calendars/disconnectCalendar.ts";
import { readConnectUrls } from "../calendars/readConnectUrls.ts";
import { refreshCalendars } from "../calendars/refreshCalendars.ts";
import { toggleCalendarEnabledForBooking } from "../calendars/toggleCalendarEnabledForBooking.ts";
import { updateDefaultCalendar } from "../calendars/updateDefaultCalendar.ts";

const TUESDAY_TEN = "2026-03-17T09:00:00Z";

/** Connecting calendar accounts and what is chosen in them, on any store. */
export function describeCalendarAccounts(name: string, openStore: () => Promise<Store>): void {
  describe(`calendar accounts on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let redirectUri: string;
    const own = () => world.contextFor(creator.viewer);

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      redirectUri = `${world.settings.publicUrl}/beamer/availability/calendars`;
    });

    const accounts = () => world.store.calendars.ofOwner(creator.row.id);
    const calendars = async () => (await accounts()).flatMap((row) => row.calendars);
    const calendarOf = async (calendarId: string) =>
      (await calendars()).find((calendar) => calendar.calendarId === calendarId)!;
    const named = async (flag: "isEnabled" | "isDefault") =>
      (await calendars()).filter((one) => one[flag]).map(({ calendarId }) => calendarId);
    const stateFor = async (context = own()) => {
      const [google] = await readConnectUrls(context, { redirectUri });
      return new URL(google?.url ?? "").searchParams.get("state") ?? "";
    };
    const choose = (accountId = "google-work") =>
      world.calendars.choose({ accountId, redirectUri });
    const toggle = async (calendarId: string, isEnabled?: boolean) =>
      toggleCalendarEnabledForBooking(own(), { id: (await calendarOf(calendarId)).id, isEnabled });
    const makeDefault = async (calendarId: string) =>
      updateDefaultCalendar(own(), { id: (await calendarOf(calendarId)).id });
    it("lead to each provider and come back with an account, whose first writable calendar counts", async () => {
      const urls = await readConnectUrls(own(), { redirectUri });
      expect(urls.map(({ provider }) => provider)).toEqual([
        "google",
        "exchange",
        "live_connect",
        "office365",
        "cronofy",
        "apple",
      ]);
      await creator.connects();
      expect(await accounts()).toMatchObject([
        { profileName: "work@google.example", provider: "google", profileConnected: true },
      ]);
      expect(await named("isEnabled")).toEqual(["google-work"]);
      expect(await named("isDefault")).toEqual(["google-work"]);
    });

    it("keep nothing with which anybody else could read them", async () => {
      await creator.connects();
      const [row] = await accounts();
      const grants = (await world.standIns.read("calendars:grants:google-work")) as string[];
      expect(row?.credentials).not.toContain(grants[0]);
    });

    it("are connected once each: again is the same account, with what was chosen in it", async () => {
      await creator.connects();
      await toggle("google-travel", true);
      await makeDefault("google-travel");
      await creator.connects();
      expect(await accounts()).toHaveLength(1);
      expect(await named("isDefault")).toEqual(["google-travel"]);
      await creator.connects("apple-home");
      expect(await accounts()).toHaveLength(2);
      expect(await named("isEnabled")).toEqual(["google-work", "google-travel", "apple-home"]);
      expect(await named("isDefault")).toEqual(["google-travel"]);
    });

    it("take the same call again as the same, also at once", async () => {
      const command = { code: await choose(), state: await stateFor(), redirectUri };
      await connectCalendar(own(), command);
      const before = await accounts();
      await connectCalendar(own(), command);
      expect(await accounts()).toEqual(before);

      const other = { code: await choose("apple-home"), state: await stateFor(), redirectUri };
      await Promise.all([connectCalendar(own(), other), connectCalendar(own(), other)]);
      expect(await accounts()).toHaveLength(2);
      expect(await world.calendars.countGrants("apple-home")).toBe(1);
    });

    it("refuse a code of another address, a state of somebody else, of another day, or made up", async () => {
      const refused = { code: "CALENDAR_NOT_CONNECTED" };
      const connect = (command: { state: string; redirectUri?: string }) =>
        choose().then((code) => connectCalendar(own(), { redirectUri, ...command, code }));
      const stranger = await beamer(world, { slug: "stranger", affiliateCode: "STRANGERS" });
      const strangers = await stateFor(world.contextFor(stranger.viewer));
      await expect(connect({ state: strangers })).rejects.toMatchObject(refused);
      for (const state of ["made up", `${world.now() + 1}.abc`, "NaN.", "."]) {
        await expect(connect({ state })).rejects.toMatchObject(refused);
      }
      const state = await stateFor();
      const elsewhere = `${world.settings.publicUrl}/beamer/offerings`;
      await expect(connect({ state, redirectUri: elsewhere })).rejects.toMatchObject(refused);
      world.clock.advance(CALENDAR_STATE_LIFETIME_MS);
      await expect(connect({ state })).rejects.toMatchObject(refused);
      expect(await accounts()).toEqual([]);
    });

    it("never send a code to another site", async () => {
      const address = "https://elsewhere.example/return";
      const wrong = { code: "BAD_USER_INPUT", field: "redirectUri" };
      await expect(readConnectUrls(own(), { redirectUri: address })).rejects.toMatchObject(wrong);
      const command = { code: await choose(), state: await stateFor(), redirectUri: address };
      await expect(connectCalendar(own(), command)).rejects.toMatchObject(wrong);
    });

    it("are at most fifty, and what is one too many is given back", async () => {
      for (let index = 0; index < CALENDAR_ACCOUNTS_MAX; index++) {
        const ownerId = creator.row.id;
        const row = calendarProfileRow({ id: `account${index}`, ownerId, calendars: [] });
        await world.store.calendars.save(row);
      }
      await expect(creator.connects()).rejects.toMatchObject({ code: "TOO_MANY_CALENDARS" });
      expect(await world.calendars.countGrants("google-work")).toBe(0);
      expect(await accounts()).toHaveLength(CALENDAR_ACCOUNTS_MAX);
    });

    it("let calendars be turned on and off, but neither the default nor one that is read-only", async () => {
      await creator.connects();
      expect(await toggle("google-travel")).toMatchObject({ isEnabled: true });
      expect(await toggle("google-travel")).toMatchObject({ isEnabled: false });
      // A call that states the desired result is idempotent.
      expect(await toggle("google-travel", true)).toMatchObject({ isEnabled: true });
      expect(await toggle("google-travel", true)).toMatchObject({ isEnabled: true });
      const wrong = { code: "BAD_USER_INPUT", field: "id" };
      await expect(toggle("google-work")).rejects.toMatchObject(wrong);
      await expect(toggle("google-holidays")).rejects.toMatchObject(wrong);
    });

    it("have one default among all accounts, which is enabled", async () => {
      await creator.connects();
      await creator.connects("apple-home");
      await expect(makeDefault("google-travel")).rejects.toMatchObject({ field: "id" });
      await makeDefault("apple-home");
      await makeDefault("apple-home");
      expect(await named("isDefault")).toEqual(["apple-home"]);
      expect(await toggle("google-work", false)).toMatchObject({ isEnabled: false });
    });

    it("lose nothing of what two tabs change at once", async () => {
      for (const accountId of ["google-work", "apple-home", "exchange-work"]) {
        await creator.connects(accountId);
      }
      await Promise.all([
        toggle("google-travel", true),
        toggle("exchange-travel", true),
        toggle("apple-home", false),
        makeDefault("exchange-work"),
      ]);
      expect((await named("isEnabled")).sort()).toEqual([
        "exchange-travel",
        "exchange-work",
        "google-travel",
        "google-work",
      ]);
      expect(await named("isDefault")).toEqual(["exchange-work"]);
    });

    it("have one default however many choose at once", async () => {
      const ids = ["google-work", "apple-home", "exchange-work"];
      for (const accountId of ids) await creator.connects(accountId);
      await Promise.all(ids.map(makeDefault));
      expect(await named("isDefault")).toHaveLength(1);
      expect(await accounts()).toHaveLength(3);
    });

    it("are disconnected: the default moves to another, or vanishes", async () => {
      await creator.connects();
      await creator.connects("apple-home");
      const [google, apple] = await accounts();
      await disconnectCalendar(own(), { profileId: google?.id });
      expect(await named("isDefault")).toEqual(["apple-home"]);
      expect(await world.calendars.countGrants("google-work")).toBe(0);
      await disconnectCalendar(own(), { profileId: google?.id });
      await disconnectCalendar(own(), { profileId: apple?.id });
      expect(await accounts()).toEqual([]);
    });

    it("are disconnected also while the service is away", async () => {
      await creator.connects();
      calendarServiceIsAway(world);
      const [google] = await accounts();
      await disconnectCalendar(own(), { profileId: google?.id });
      expect(await accounts()).toEqual([]);
    });

    it("are nobody else's", async () => {
      await creator.connects();
      const stranger = await beamer(world, { slug: "stranger", affiliateCode: "STRANGERS" });
      const [row] = await accounts();
      const id = row?.calendars[0]?.id;
      const context = () => world.contextFor(stranger.viewer);
      const unknown = { code: "NOT_FOUND" };
      await expect(disconnectCalendar(context(), { profileId: row?.id })).rejects.toMatchObject(
        unknown,
      );
      await expect(updateDefaultCalendar(context(), { id })).rejects.toMatchObject(unknown);
      await expect(toggleCalendarEnabledForBooking(context(), { id })).rejects.toMatchObject(
        unknown,
      );
      expect(await accounts()).toEqual([row]);
    });

    describe("and what visitors are offered", () => {
      let offer: OneOnOneRow;
      beforeEach(async () => {
        offer = await creator.offers();
        await creator.isBusy(TUESDAY_TEN, "2026-03-17T10:00:00Z");
      });
      const isOffered = async () => {
        const month = { year: 2026, month: 3, oneOnOneId: offer.id, timeZone: "Europe/Brussels" };
        const days = await readAvailability(world.contextFor(null), month);
        const tuesday = days.find(({ date }) => date === "2026-03-17");
        return tuesday?.slots.some(({ start }) => start === "10:00:00") ?? false;
      };

      it("close slots when they are busy, and open them when they are off or gone", async () => {
        expect(await isOffered()).toBe(false);
        await world.calendars.writeBusy({ calendarId: "google-work", busy: [] });
        world.clock.advance(BUSY_TIMES_SHOWN_MS);
        expect(await isOffered()).toBe(true);

        await world.calendars.writeBusy({
          calendarId: "google-travel",
          busy: [{ start: Date.parse(TUESDAY_TEN), end: Date.parse(TUESDAY_TEN) + 1 }],
        });
        expect(await isOffered()).toBe(true);
        await toggle("google-travel", true);
        expect(await isOffered()).toBe(false);
        const [row] = await accounts();
        await disconnectCalendar(own(), { profileId: row?.id });
        expect(await isOffered()).toBe(true);
      });

      it("offer and book nothing while the service is away", async () => {
        const guest = await user(world);
        calendarServiceIsAway(world);
        const away = { code: "CALENDARS_UNAVAILABLE" };
        await expect(isOffered()).rejects.toMatchObject(away);
        await expect(guest.takes(offer, "2026-03-17T13:00:00Z")).rejects.toMatchObject(away);
      });

      it("are shown while it cannot be noted that the access was taken back", async () => {
        await world.calendars.takeBack("google-work");
        nothingCanBeSaved(world);
        expect(await isOffered()).toBe(true);
      });

      it("note that the access was taken back, until the account is connected again", async () => {
        await world.calendars.takeBack("google-work");
        expect(await isOffered()).toBe(true);
        expect(await accounts()).toMatchObject([{ profileConnected: false }]);
        await creator.connects();
        expect(await accounts()).toMatchObject([{ profileConnected: true }]);
        expect(await isOffered()).toBe(false);
      });
    });

    describe("read again", () => {
      it("show what has changed at the provider, and keep what was chosen", async () => {
        await creator.connects();
        world.providers.calendars = {
          ...world.calendars,
          listCalendars: async () => [
            { calendarId: "google-new", calendarName: "New", isReadOnly: false },
            { calendarId: "google-work", calendarName: "Renamed", isReadOnly: false },
          ],
        };
        await refreshCalendars(own());
        expect(await calendars()).toMatchObject([
          { calendarName: "New", isEnabled: false },
          { calendarName: "Renamed", isEnabled: true, isDefault: true },
        ]);
      });

      it("show an account whose access was taken back", async () => {
        await creator.connects();
        await world.calendars.takeBack("google-work");
        await refreshCalendars(own());
        expect(await accounts()).toMatchObject([{ profileConnected: false }]);
      });

      it("stay as they were while the service is away", async () => {
        await creator.connects();
        const before = await accounts();
        calendarServiceIsAway(world);
        await expect(refreshCalendars(own())).rejects.toMatchObject({
          code: "CALENDARS_UNAVAILABLE",
        });
        expect(await accounts()).toEqual(before);
      });
    });
  });
}
