import { describe, expect, it } from "vitest";
import { DEMO_BILLING } from "../../world/actions.ts";
import { SESSION_WORDING } from "../../../src/domain/bookings/sessionConsent.ts";
import { DAY_MS, HOLD_MS, WITHDRAWAL_MS } from "../../../src/domain/shared/limits.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { awaitsSessionConsent } from "../payments/awaitsSessionConsent.ts";
import { updatePayment } from "../payments/updatePayment.ts";
import { TUESDAY_ELEVEN, TUESDAY_TEN, paymentWorldOn } from "./paymentWorld.contract.ts";

const IN_THREE_WEEKS = "2026-04-07T08:00:00Z";

/** Consent to a session within the days in which it could be withdrawn from, on any store. */
export function describeSessionConsent(name: string, openStore: () => Promise<Store>): void {
  describe(`consent to a session within 14 days on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    async function opened(slot = TUESDAY_TEN) {
      await at.guest.takes(at.offer, slot);
      return at.guest.opensPayment(at.offer);
    }
    const bills = ({ id: paymentId }: PaymentRow, agreed: object) =>
      updatePayment(at.asGuest(), {
        ...DEMO_BILLING,
        paymentId,
        saveBillingDetails: false,
        ...agreed,
      });
    const agrees = (payment: PaymentRow) =>
      bills(payment, { sessionWordingVersion: SESSION_WORDING.version });
    const awaits = (payment: PaymentRow) => awaitsSessionConsent(at.asGuest(), payment);

    it("is needed before a card can be charged, and kept with its words and time", async () => {
      const payment = await opened();
      expect(await awaits(payment)).toBe(true);
      for (const nothing of [{}, { sessionWordingVersion: null }]) {
        await expect(bills(payment, nothing)).rejects.toMatchObject({
          code: "SESSION_CONSENT_MISSING",
        });
      }
      expect(await at.paymentNow(payment)).toEqual(payment);
      const billed = await agrees(payment);
      const accessConsent = { ...SESSION_WORDING, givenAt: at.world.now() };
      expect(billed).toMatchObject({ accessConsent, intentId: expect.any(String) });
      expect(await awaits(billed)).toBe(false);
    });

    it("is given once: the first time counts", async () => {
      const billed = await agrees(await opened());
      const { accessConsent } = billed;
      at.world.clock.advance(1_000);
      expect((await agrees(billed)).accessConsent).toEqual(accessConsent);
      expect((await bills(billed, {})).accessConsent).toEqual(accessConsent);
    });

    it("is to words that exist", async () => {
      const payment = await opened();
      await expect(bills(payment, { sessionWordingVersion: 99 })).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        field: "sessionWordingVersion",
      });
    });

    it.each([
      [0, "SESSION_CONSENT_MISSING"],
      [-1_000, null],
    ])(
      "counts from when it was held: the whole hold long, %i ms later than asked, it is %s",
      async (ms, code) => {
        const due = Date.parse(IN_THREE_WEEKS) - WITHDRAWAL_MS - HOLD_MS + 1;
        at.world.clock.advance(due + ms - at.world.now());
        const payment = await opened(IN_THREE_WEEKS);
        at.world.clock.advance(HOLD_MS - 2_000);
        const [answer] = await Promise.allSettled([bills(payment, {})]);
        expect(answer.status === "rejected" ? answer.reason.code : null).toBe(code);
      },
    );

    it("is neither asked for nor kept further ahead, nor for content", async () => {
      for (const payment of [await opened(IN_THREE_WEEKS), await at.guest.opensPayment(at.drop)]) {
        expect(await awaits(payment)).toBe(false);
        expect(await agrees(payment)).toMatchObject({
          accessConsent: null,
          intentId: expect.any(String),
        });
      }
    });

    it("is not asked for once it was paid, as the session comes near", async () => {
      const payment = await at.guest.pays(await bills(await opened(IN_THREE_WEEKS), {}));
      at.world.clock.advance(Date.parse(IN_THREE_WEEKS) - DAY_MS - at.world.now());
      expect(await awaits(payment)).toBe(false);
    });

    it("is not asked for once nothing is held", async () => {
      const payment = await opened();
      await at.passes(HOLD_MS);
      expect(await awaits(payment)).toBe(false);
      await expect(bills(payment, {})).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
    });

    it("goes along with what the bank is processing for another time", async () => {
      const payment = await agrees(await opened());
      await at.isAtBank(payment);
      const moved = await opened(TUESDAY_ELEVEN);
      expect(moved).toMatchObject({ id: payment.id, state: "PROCESSING" });
      expect(moved.accessConsent).toEqual(payment.accessConsent);
    });

    it("is about one session: for another time of the offer it is asked for again", async () => {
      const { id } = await agrees(await opened());
      const moved = await opened(TUESDAY_ELEVEN);
      expect(moved).toMatchObject({ id, accessConsent: null, intentId: null });
      expect(await awaits(moved)).toBe(true);
      expect(await agrees(moved)).toMatchObject({ intentId: expect.any(String) });
    });
  });
}
