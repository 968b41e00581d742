import { describe, expect, it } from "vitest";
import {
  DAY_MS,
  HOUR_MS,
  MAIL_LINKS_PER_DAY_MAX,
  MINUTE_MS,
} from "../../../src/domain/shared/limits.ts";
import { mailSettingsRow } from "../../store/factories/messages.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Person } from "../../world/actions.ts";
import { user } from "../../world/people.ts";
import { changeMailAddress } from "../messages/changeMailAddress.ts";
import { confirmMailAddress } from "../messages/confirmMailAddress.ts";
import { keepMailAddress } from "../messages/keepMailAddress.ts";
import { readMailSettings } from "../messages/readMailSettings.ts";
import { stopMails } from "../messages/stopMails.ts";
import { updateMailTopic } from "../messages/updateMailTopic.ts";
import { FRIDAY_TEN, THURSDAY_TEN, mailWorldOn } from "./mailWorld.contract.ts";

const NEW = "new@demo.example";

/** Where people are sent mails, and which, on any store. */
export function describeMailSettings(name: string, openStore: () => Promise<Store>): void {
  describe(`settings for mails on ${name}`, () => {
    const at = mailWorldOn(openStore);
    const settings = ({ row }: Person = at.guest) => readMailSettings(at.world, row);
    const changes = async (address: string, person = at.guest) => {
      await changeMailAddress(at.world.contextFor(person.viewer), { address });
      await at.world.drain();
    };
    const mailsTo = async (address: string) =>
      (await at.world.mails.readMails()).filter(({ to }) => to === address);
    /** The secret of the latest link to the address. */
    const linkTo = async (address: string) => tokenIn((await mailsTo(address))[0]?.text);
    const confirms = (token: string) => confirmMailAddress(at.world, { token });
    const isOver = { code: "MAIL_LINK_OVER" };

    describe("an address", () => {
      it("is the one that the sign-in's provider has verified", async () => {
        const person = await newcomer(at.world, { isVerified: true });
        expect(await settings(person)).toMatchObject({
          address: person.row.email,
          pendingAddress: null,
        });
      });

      it("that nobody has verified gets no mails until its link is opened", async () => {
        const person = await newcomer(at.world, { isVerified: false });
        const { email } = person.row;
        expect(await settings(person)).toMatchObject({ address: null, pendingAddress: email });
        await person.books(at.offer, THURSDAY_TEN);
        expect(await mailsTo(email)).toEqual([]);
        await changes(email, person);
        const [mail] = await mailsTo(email);
        expect(mail).toMatchObject({ subject: "Confirm your e-mail address" });
        await confirms(await linkTo(email));
        expect(await settings(person)).toMatchObject({ address: email, pendingAddress: null });
        await person.books(at.offer, FRIDAY_TEN);
        expect((await mailsTo(email))[0]?.subject).toMatch(/^Booked/);
      });

      it("stays until another one is confirmed", async () => {
        await changes(NEW);
        expect(await settings()).toMatchObject({
          address: "guest@demo.example",
          pendingAddress: NEW,
        });
        await at.guest.books(at.offer, THURSDAY_TEN);
        expect((await mailsTo("guest@demo.example"))[0]?.subject).toMatch(/^Booked/);
        const token = await linkTo(NEW);
        await confirms(token);
        await confirms(token);
        expect(await settings()).toMatchObject({ address: NEW, pendingAddress: null });
      });

      it("is not changed by another sign-in", async () => {
        await changes(NEW);
        await confirms(await linkTo(NEW));
        const { id: userId, email } = at.guest.row;
        await keepMailAddress(at.world, { userId, email, isVerified: true });
        expect(await settings()).toMatchObject({ address: NEW });
      });

      it("that was to be confirmed is given up by the one that is", async () => {
        await changes(NEW);
        await changes("guest@demo.example");
        expect(await settings()).toMatchObject({ pendingAddress: null });
        await expect(confirms(await linkTo(NEW))).rejects.toMatchObject(isOver);
      });

      it("that its server refuses is not written to again, and its owner sees it", async () => {
        await at.world.mails.behave("REFUSES");
        const booking = await at.guest.books(at.offer, THURSDAY_TEN);
        expect(await settings()).toMatchObject({ isRefused: true });
        await at.world.mails.behave("TAKES");
        await at.guest.cancels(booking);
        expect(await mailsTo("guest@demo.example")).toEqual([]);
        await changes("guest@demo.example");
        await confirms(await linkTo("guest@demo.example"));
        expect(await settings()).toMatchObject({ isRefused: false, pendingAddress: null });
      });
    });

    describe("a link", () => {
      it.each(["", "x", "usr.1.x", "__proto__.9999999999999.x"])(
        "is refused: '%s'",
        async (token) => {
          const error = token === "" ? { code: "BAD_USER_INPUT" } : isOver;
          await expect(confirms(token)).rejects.toMatchObject(error);
          await expect(stopMails(at.world, { token })).rejects.toMatchObject(error);
        },
      );

      it("confirms for a day", async () => {
        await changes(NEW);
        const token = await linkTo(NEW);
        await at.passes(DAY_MS);
        await expect(confirms(token)).rejects.toMatchObject(isOver);
      });

      it("is not sent any more once it would be over", async () => {
        await at.world.mails.behave("AWAY");
        await changes(NEW);
        await at.passes(DAY_MS);
        await at.world.mails.behave("TAKES");
        await at.passes(HOUR_MS);
        expect(await mailsTo(NEW)).toEqual([]);
      });

      it("confirms nobody else's address, and no later one", async () => {
        await changes(NEW);
        const token = await linkTo(NEW);
        await changes(NEW, at.creator);
        await confirms(token.replace(at.guest.row.id, at.creator.row.id)).catch(() => undefined);
        expect(await settings(at.creator)).toMatchObject({ pendingAddress: NEW });
        await at.passes(HOUR_MS);
        await changes("later@demo.example");
        await expect(confirms(token)).rejects.toMatchObject(isOver);
      });

      it("is sent once for a call that is repeated, and a few times a day", async () => {
        await changes(NEW);
        await changes(NEW);
        expect(await mailsTo(NEW)).toHaveLength(1);
        for (let sent = 1; sent < MAIL_LINKS_PER_DAY_MAX; sent += 1) {
          await at.passes(MINUTE_MS);
          await changes(NEW);
        }
        await at.passes(MINUTE_MS);
        expect(await mailsTo(NEW)).toHaveLength(MAIL_LINKS_PER_DAY_MAX);
        await expect(changes("other@demo.example")).rejects.toMatchObject({
          code: "TOO_MANY_LINKS",
        });
        await at.passes(DAY_MS);
        await changes("other@demo.example");
        expect(await mailsTo("other@demo.example")).toHaveLength(1);
      });

      it("that its address refuses is told to who asked for it, until they ask again", async () => {
        await at.world.mails.behave("REFUSES");
        await changes(NEW);
        expect(await settings()).toMatchObject({ isRefused: false, isLinkRefused: true });
        await at.world.mails.behave("TAKES");
        await at.passes(HOUR_MS);
        await changes(NEW);
        expect(await settings()).toMatchObject({ isLinkRefused: false });
      });

      it("goes where the settings are read, not where other mails go", async () => {
        await at.world.mails.behave("REFUSES");
        await at.guest.books(at.offer, THURSDAY_TEN);
        await changes(NEW);
        expect(await settings()).toMatchObject({ isRefused: true, pendingAddress: NEW });
      });
    });

    describe("what mails are about", () => {
      it("is what one's role can get, all of it at first", async () => {
        const topicsOf = async (person: Person) =>
          (await settings(person)).topics.map(({ topic, isOn }) => `${topic} ${isOn}`);
        expect(await topicsOf(at.guest)).toEqual(["SESSIONS true", "REMINDERS true"]);
        expect(await topicsOf(at.creator)).toHaveLength(5);
      });

      it("can be turned off and on by itself", async () => {
        const turns = (topic: string, isOn: boolean) =>
          updateMailTopic(at.world.contextFor(at.guest.viewer), { topic, isOn });
        await turns("SESSIONS", false);
        await turns("SESSIONS", false);
        const booking = await at.guest.books(at.offer, FRIDAY_TEN);
        expect(await at.told(at.guest)).toEqual([]);
        expect(await at.told(at.creator)).toHaveLength(1);
        await turns("SESSIONS", true);
        await at.passes(HOUR_MS);
        expect(await at.told(at.guest)).toEqual([]);
        await at.guest.cancels(booking);
        expect(await at.told(at.guest)).toHaveLength(1);
      });

      it("is turned off by the link in a mail, and nothing else is", async () => {
        await at.guest.books(at.offer, THURSDAY_TEN);
        const [mail] = await at.newTo(at.guest);
        const token = tokenIn(mail?.text);
        expect(mail?.unsubscribeUrl).toContain(encodeURIComponent(token));
        await stopMails(at.world, { token });
        await stopMails(at.world, { token });
        expect((await settings()).topics).toEqual([
          { topic: "SESSIONS", isOn: false },
          { topic: "REMINDERS", isOn: true },
        ]);
        await expect(confirms(token)).rejects.toMatchObject(isOver);
        const other = token.replace("SESSIONS", "REMINDERS");
        await expect(stopMails(at.world, { token: other })).rejects.toMatchObject(isOver);
      });
    });
  });
}

function tokenIn(text = ""): string {
  const found = /token=([^\s]+)/.exec(text)?.[1] ?? "";
  return new URLSearchParams(`token=${found}`).get("token") ?? "";
}

/** Somebody who has just signed in for the first time. */
async function newcomer(
  world: Parameters<typeof user>[0],
  { isVerified }: { isVerified: boolean },
): Promise<Person> {
  const person = await user(world, { slug: "newcomer", email: "newcomer@demo.example" });
  const { id: userId, email } = person.row;
  await world.store.mails.saveSettings(mailSettingsRow({ userId, address: null }));
  await keepMailAddress(world, { userId, email, isVerified });
  return person;
}
