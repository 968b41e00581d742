import { describe, expect, it, vi } from "vitest";
import { PRESENT_WORDING } from "../../../src/domain/library/accessConsent.ts";
import { SESSION_WORDING } from "../../../src/domain/bookings/sessionConsent.ts";
import {
  DAY_MS,
  HOLD_MS,
  HOUR_MS,
  MINUTE_MS,
  SALES_PER_MAIL_MAX,
} from "../../../src/domain/shared/limits.ts";
import type { LocalMail } from "../../providers/mail/portable/local.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Person } from "../../world/actions.ts";
import { user } from "../../world/people.ts";
import { registerAsBeamer } from "../session/registerAsBeamer.ts";
import { TUESDAY_TEN, attemptOf, paymentWorldOn } from "./paymentWorld.contract.ts";

/** What buyers and creators are told of money by mail, on any store. */
export function describeMoneyMails(name: string, openStore: () => Promise<Store>): void {
  describe(`mails about money on ${name}`, () => {
    const at = paymentWorldOn(openStore);
    const mailsTo = async ({ row }: Person): Promise<LocalMail[]> =>
      (await at.world.mails.readMails()).filter(({ to }) => to === row.email).toReversed();
    const told = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);
    const lastTo = async (person: Person) => (await mailsTo(person)).at(-1);
    const buys = async (person: Person) =>
      person.pays(await person.opensPayment(at.drop)).then(() => at.world.drain());

    it("tell a buyer that the payment was received, with the way to the content", async () => {
      await buys(at.guest);
      const mail = await lastTo(at.guest);
      expect(mail).toMatchObject({
        subject: "Paid: The quiet interface",
        senderName: "Demo Speaker via Beamers",
        unsubscribeUrl: null,
      });
      expect(mail?.text).toContain(`/demo-speaker/consumable/publication/${at.drop.id}`);
      expect(mail?.text).toMatch(/Amount: €\u00a012,72\n\s+VAT 6% \(Belgium\): €\u00a00,72\./);
      expect(mail?.text).toContain(`Paid to: ${at.world.settings.seller.name}`);
    });

    it("repeat what was agreed to before paying for a session", async () => {
      await at.guest.pays(await at.heldPayment());
      await at.world.drain();
      const [, paid] = [...(await mailsTo(at.guest))].sort((a, b) =>
        a.subject.localeCompare(b.subject),
      );
      expect(await told(at.guest)).toHaveLength(2);
      expect(paid?.subject).toBe("Paid: A clear half hour");
      expect(paid?.text).toContain(SESSION_WORDING.text);
      expect(paid?.text).toContain("(version 1)");
    });

    it("confirm what was agreed to before opening, and can't be turned off", async () => {
      await buys(at.guest);
      await at.guest.agrees(at.drop);
      await at.guest.agrees(at.drop);
      const mails = (await mailsTo(at.guest)).filter(({ subject }) => /agreed/.test(subject));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(PRESENT_WORDING.text);
      expect(mails[0]?.text).toContain("(version 1)");
      expect(mails[0]?.unsubscribeUrl).toBeNull();
    });

    it("tell a buyer whose bank declined the payment after it took its time", async () => {
      const payment = await at.begins(at.drop);
      await at.isAtBank(payment);
      await at.completes(payment);
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
      await at.deliver();
      await at.passes(2 * MINUTE_MS);
      expect(await told(at.guest)).toEqual(["Not paid: The quiet interface"]);
      await at.passes(HOUR_MS);
      expect(await told(at.guest)).toHaveLength(1);
    });

    it("tell nothing of a card that was declined while its buyer looked on", async () => {
      const payment = await at.begins(at.drop);
      await at.guest.sendsCard(payment, "declines");
      await at.guest.givesUp(payment);
      await at.passes(HOUR_MS);
      expect(await told(at.guest)).toEqual([]);
    });

    it("tell nothing of a decline once another card has paid", async () => {
      const payment = await at.begins(at.drop);
      await at.isAtBank(payment);
      await at.completes(payment);
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
      await at.deliver();
      await at.guest.pays(await at.paymentNow(payment));
      await at.passes(HOUR_MS);
      expect(await told(at.guest)).toEqual(["Paid: The quiet interface"]);
    });

    it("tell a buyer whose money goes back, and not that it was received", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      at.world.clock.advance(HOLD_MS);
      await at.other.takes(at.offer, TUESDAY_TEN);
      await at.bankPays(payment);
      await at.completes(payment);
      await at.passes(HOUR_MS);
      expect(await told(at.guest)).toEqual(["Refunded: A clear half hour"]);
      const mail = await lastTo(at.guest);
      expect(mail?.text).toMatch(/We sent €\u00a072,60 back/);
      expect(mail?.text).toContain("was no longer available");
    });

    describe("to a creator", () => {
      it("tell of a sale at once, and of others within the hour together", async () => {
        const third = await user(at.world, { slug: "third", email: "third@demo.example" });
        await buys(at.guest);
        expect(await told(at.creator)).toEqual(["Sold: The quiet interface"]);
        await buys(at.other);
        await at.passes(MINUTE_MS);
        await buys(third);
        await at.passes(MINUTE_MS);
        expect(await told(at.creator)).toHaveLength(1);
        await at.passes(HOUR_MS);
        const [, digest, ...more] = await mailsTo(at.creator);
        expect(more).toEqual([]);
        expect(digest?.subject).toMatch(/^2 sales: €\s\d+,\d\d earned$/);
        expect(digest?.text.match(/Bought by/g)).toHaveLength(2);
        expect(JSON.stringify(digest)).not.toContain("third@demo.example");
        await at.passes(2 * HOUR_MS);
        expect(await told(at.creator)).toHaveLength(2);
      });

      it("tell of more sales than one mail has room for in several", async () => {
        await buys(at.guest);
        const count = SALES_PER_MAIL_MAX + 1;
        for (let index = 0; index < count; index += 1) {
          const email = `buyer-${index}@demo.example`;
          await buys(await user(at.world, { slug: `buyer-${index}`, email }));
        }
        await at.passes(HOUR_MS);
        await at.passes(HOUR_MS);
        await at.passes(HOUR_MS);
        const sold = (await mailsTo(at.creator)).map(
          ({ text }) => text.match(/Bought by/g)?.length,
        );
        expect(sold).toEqual([1, SALES_PER_MAIL_MAX, 1]);
      });

      it("tell of a sale that a process was telling of when it was killed", async () => {
        const { mail } = at.world.providers;
        let isKilled = false;
        const hanging: typeof mail.send = (message) => {
          if (isKilled || !message.subject.startsWith("Sold")) return mail.send(message);
          isKilled = true;
          return new Promise(() => undefined);
        };
        at.world.providers = { ...at.world.providers, mail: { ...mail, send: hanging } };
        void buys(at.guest);
        await vi.waitFor(() => expect(isKilled).toBe(true));
        await buys(at.other);
        await at.passes(2 * MINUTE_MS);
        await at.passes(2 * HOUR_MS);
        expect(await told(at.creator)).toHaveLength(2);
      });

      it("tell of sales although a clock was wrong before", async () => {
        await buys(at.guest);
        at.world.clock.advance(-30 * DAY_MS);
        await buys(at.other);
        expect(await told(at.creator)).toHaveLength(2);
      });

      it("tell nothing of sales while those are turned off, nor later", async () => {
        const settings = await at.world.store.mails.settingsOf(at.creator.row.id);
        await at.world.store.mails.saveSettings({ ...settings!, offTopics: ["SALES"] });
        await buys(at.guest);
        await at.passes(2 * HOUR_MS);
        await at.world.store.mails.saveSettings(settings!);
        await buys(at.other);
        await at.passes(2 * HOUR_MS);
        const [mail, ...more] = await mailsTo(at.creator);
        expect(more).toEqual([]);
        expect(mail?.subject).toBe("Sold: The quiet interface");
      });

      it("tell that somebody accepted the invitation", async () => {
        await registerAsBeamer(at.world.contextFor(at.other.viewer), {
          affiliateCode: "DEMOSPEAKER",
        });
        await at.world.drain();
        expect(await told(at.creator)).toEqual(["Demo Visitor accepted your invitation"]);
      });
    });
  });
}
