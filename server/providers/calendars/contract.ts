import { beforeEach, describe, expect, it } from "vitest";
import { CALENDAR_PROVIDERS } from "../../../src/domain/generated/enums.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { describeEntries } from "./entries.contract.ts";
import type { GrantedAccount } from "./port.ts";
import { type CalendarsUnderTest, asConnected, hours } from "./scene.contract.ts";

/** What every adapter of the port does. */
export function describeCalendars(name: string, open: () => Promise<CalendarsUnderTest>): void {
  describe(`calendars by ${name}`, () => {
    let at: CalendarsUnderTest;
    let granted: GrantedAccount;
    let ids: string[];

    const connect = async () =>
      at.calendars.exchange({ code: await at.giveAccess(), redirectUri: at.redirectUri });

    beforeEach(async () => {
      at = await open();
      granted = await connect();
      ids = granted.calendars.map(({ calendarId }) => calendarId);
      await at.fill(ids[0] as string, [hours(0, 1), hours(4, 6)]);
      await at.fill(ids[1] as string, [hours(1, 2)]);
    });

    const ask = async (
      interval: Interval,
      { calendarIds = ids, account = asConnected(granted) } = {},
    ) => {
      const accounts = [{ ...account, calendarIds }];
      const { busy, revokedIds } = await at.calendars.busyTimes({ accounts, interval });
      return { busy: busy.toSorted((a, b) => a.start - b.start), revokedIds };
    };

    it.each(CALENDAR_PROVIDERS)(
      "send the browser to %s and take the state along",
      async (provider) => {
        const { redirectUri } = at;
        const url = await at.calendars.authorizationUrl({ provider, redirectUri, state: "a+b&c" });
        expect(new URL(url).searchParams.get("state")).toBe("a+b&c");
        expect(new URL(url).searchParams.get("redirect_uri")).toBe(redirectUri);
      },
    );

    it("know the same account again, and give other credentials", async () => {
      const again = await connect();
      expect(again).toMatchObject({ accountId: granted.accountId, calendars: granted.calendars });
    });

    it("take a code once, and at the address alone that it was issued for", async () => {
      const refused = { code: "CALENDAR_NOT_CONNECTED" };
      const { redirectUri } = at;
      const code = await at.giveAccess();
      await at.calendars.exchange({ code, redirectUri });
      await expect(at.calendars.exchange({ code, redirectUri })).rejects.toMatchObject(refused);
      const other = { code: await at.giveAccess(), redirectUri: `${redirectUri}/other` };
      await expect(at.calendars.exchange(other)).rejects.toMatchObject(refused);
      const unknown = { code: "unknown", redirectUri };
      await expect(at.calendars.exchange(unknown)).rejects.toMatchObject(refused);
    });

    it("list the calendars as they are now", async () => {
      const listed = await at.calendars.listCalendars(asConnected(granted));
      expect(listed).toEqual(granted.calendars);
    });

    it("tell when the calendars are busy within the time asked about", async () => {
      const all = [hours(0, 1), hours(1, 2), hours(4, 6)];
      expect(await ask(hours(0, 8))).toEqual({ busy: all, revokedIds: [] });
      expect((await ask(hours(2, 4))).busy).toEqual([]);
      const [crossing] = (await ask(hours(5, 8))).busy;
      expect(crossing?.end).toBe(hours(4, 6).end);
    });

    it("tell nothing of calendars that are not named", async () => {
      expect((await ask(hours(0, 8), { calendarIds: ids.slice(1, 2) })).busy).toEqual([
        hours(1, 2),
      ]);
      expect((await ask(hours(0, 8), { calendarIds: [] })).busy).toEqual([]);
    });

    it("say that the access was taken back, until it is given again", async () => {
      await at.takeBack();
      const revokedIds = [granted.accountId];
      expect(await ask(hours(0, 8))).toEqual({ busy: [], revokedIds });
      expect(await at.calendars.listCalendars(asConnected(granted))).toBeNull();
      const again = asConnected(await connect());
      expect((await ask(hours(0, 8), { account: again })).busy).toHaveLength(3);
    });

    it("give access back, once and for all, and count unreadable credentials as that", async () => {
      const lost = { ...asConnected(granted), readCredentials: async () => null };
      expect((await ask(hours(0, 8), { account: lost })).revokedIds).toEqual([granted.accountId]);
      await at.calendars.revoke(asConnected(granted));
      await at.calendars.revoke(asConnected(granted));
      expect((await ask(hours(0, 8))).revokedIds).toEqual([granted.accountId]);
    });

    describeEntries(async () => ({ at, ids, account: asConnected(granted) }));
  });
}
