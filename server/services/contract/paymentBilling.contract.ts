import { describe, expect, it } from "vitest";
import { DEMO_BILLING } from "../../world/actions.ts";
import type { VatNumberStatus } from "../../../src/domain/generated/enums.ts";
import { HOLD_MS, PRICE_KEPT_MS } from "../../../src/domain/shared/limits.ts";
import { grossOf } from "../../../src/domain/payments/division.ts";
import { quotePrice } from "../../../src/domain/payments/vat/quote.ts";
import { vatTreatmentOf } from "../../../src/domain/payments/vat/treatment.ts";
import type { Store } from "../../store/ports/store.ts";
import { updatePayment } from "../payments/updatePayment.ts";
import { updateUserBillingInformation } from "../payments/updateUserBillingInformation.ts";
import { validateVatNumber } from "../payments/validateVatNumber.ts";
import { TUESDAY_TEN, expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

const GERMAN_COMPANY = {
  isCompany: true,
  companyName: "Demo GmbH",
  vatNumber: "DE129273398",
  countryCode: "DE",
} as const;
const WEEK_LATER = "2026-03-24T09:00:00Z";
const WRONG_NUMBER = { ...GERMAN_COMPANY, vatNumber: "DE129273399" };

/** How billing decides on VAT, on any store. */
export function describeBilling(name: string, openStore: () => Promise<Store>): void {
  describe(`billing of payments on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const vatServiceAnswers = (answer: VatNumberStatus) => {
      at.world.providers = {
        ...at.world.providers,
        vatNumbers: { check: async () => answer },
      };
    };

    it("fixes VAT by the billing address, for sessions and for documents", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const session = await at.guest.opensPayment(at.offer);
      const drop = await at.guest.opensPayment(at.drop);
      // An address takes precedence over a cookie.
      at.world.cookies.set("country", "FR");
      const table = [
        ["BE", 12_60, 72],
        ["DE", 11_40, 84],
        ["HU", 16_20, 3_24],
        ["US", 0, 0],
        ["CH", 0, 0],
      ] as const;
      for (const [countryCode, onSession, onDrop] of table) {
        const billed = await at.guest.savesBilling(session, { countryCode });
        expect(billed).toMatchObject({
          vatInCents: onSession,
          vatCountryCode: countryCode,
          isReverseCharge: false,
          billing: { countryCode },
        });
        expect(await at.chargeOf(billed)).toBe(60_00 + onSession);
        const other = await at.guest.savesBilling(drop, { countryCode });
        expect(await at.chargeOf(other)).toBe(12_00 + onDrop);
      }
      const again = await at.guest.opensPayment(at.drop);
      expect(again).toMatchObject({ vatCountryCode: "CH", vatInCents: 0 });
    });

    it("fixes VAT by the part of the country where the address is, and keeps it when asked again", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const table = [
        [{ countryCode: "ES", postalCode: "35001", city: "Las Palmas" }, "ES", 0, "OUTSIDE_EU"],
        [{ countryCode: "FR", postalCode: "97400", city: "Saint-Denis" }, "RE", 0, "OUTSIDE_EU"],
        [{ countryCode: "MC", postalCode: "98000", city: "Monaco" }, "FR", 66, "INCLUDED"],
        [{ countryCode: "GB", postalCode: "BFPO 57", city: "Akrotiri" }, "CY", 36, "INCLUDED"],
        [
          { countryCode: "PT", postalCode: "9500-001", city: "Ponta Delgada" },
          "PT",
          48,
          "INCLUDED",
        ],
        [{ countryCode: "IT", postalCode: "23030", city: "Livigno" }, "IT", 0, "OUTSIDE_EU"],
        [{ countryCode: "IT", postalCode: "23030", city: "Valdidentro" }, "IT", 48, "INCLUDED"],
      ] as const;
      for (const [address, vatCountryCode, vatInCents, treatment] of table) {
        const billed = await at.guest.savesBilling(payment, address);
        expect(billed).toMatchObject({ vatCountryCode, vatInCents, isReverseCharge: false });
        expect(vatTreatmentOf(billed)).toBe(treatment);
        expect(await at.chargeOf(billed)).toBe(12_00 + vatInCents);
        const again = await at.guest.opensPayment(at.drop);
        expect(again).toMatchObject({ id: billed.id, vatCountryCode, vatInCents });
      }
    });

    it("asks about a Monegasque company's number as a French one", async () => {
      const asked: unknown[] = [];
      at.world.providers = {
        ...at.world.providers,
        vatNumbers: {
          check: async (query) => {
            asked.push(query);
            return "VALID";
          },
        },
      };
      const payment = await at.guest.opensPayment(at.drop);
      const company = { ...GERMAN_COMPANY, countryCode: "MC", vatNumber: "FR40303265045" };
      const billed = await at.guest.savesBilling(payment, company);
      expect(asked).toEqual([{ vatNumber: "FR40303265045", countryCode: "FR" }]);
      expect(billed).toMatchObject({ isReverseCharge: true, vatCountryCode: "FR", vatInCents: 0 });
    });

    it("charges what the checkout showed while the details were typed", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const session = await at.guest.opensPayment(at.offer);
      const drop = await at.guest.opensPayment(at.drop);
      const buyers = [
        ...["BE", "FR", "IE", "HU", "CZ", "CH", "GB", "US"].map((countryCode) => ({ countryCode })),
        GERMAN_COMPANY,
      ];
      for (const buyer of buyers) {
        const vatNumber = buyer === GERMAN_COMPANY ? "VALID" : null;
        for (const payment of [session, drop]) {
          const category = payment === session ? "ONE_ON_ONE" : "PUBLICATION";
          const { netInCents } = payment;
          const { countryCode } = buyer;
          const shown = quotePrice({ netInCents, category, countryCode, vatNumber });
          const billed = await at.guest.savesBilling(payment, buyer);
          expect(billed).toMatchObject(shown);
          expect(await at.chargeOf(billed)).toBe(grossOf(shown));
        }
      }
    });

    it("leaves VAT to a company of another member state whose number is valid", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const billed = await at.guest.savesBilling(payment, GERMAN_COMPANY);
      expect(billed).toMatchObject({
        vatInCents: 0,
        isReverseCharge: true,
        vatNumberStatus: "VALID",
        vatCountryCode: "DE",
      });
      await at.guest.pays(billed);
      await expectPaidOnce(at, billed);
      const ledger = await at.world.store.payments.ledgerOf(payment.id);
      expect(ledger.find(({ account }) => account === "buyer")?.amountInCents).toBe(-12_00);
    });

    it("asks a company for its number again when it takes another session a day later", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const first = await at.guest.savesBilling(
        await at.guest.opensPayment(at.offer),
        GERMAN_COMPANY,
      );
      expect(first).toMatchObject({ isReverseCharge: true, vatNumberStatus: "VALID" });
      at.world.clock.advance(PRICE_KEPT_MS);
      await at.guest.takes(at.offer, WEEK_LATER);
      const again = await at.guest.opensPayment(at.offer);
      expect(again).toMatchObject({
        id: first.id,
        billing: null,
        vatNumberStatus: null,
        isReverseCharge: false,
      });
      expect(again.vatInCents).toBeGreaterThan(0);
      expect(again.clientSecret).toBeNull();
      expect(await at.statusOf(first)).toBe("canceled");
    });

    it("charges VAT to a company of the seller's own state", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const billed = await at.guest.savesBilling(payment, {
        isCompany: true,
        companyName: "Demo BV",
        vatNumber: "BE0417497106",
      });
      expect(billed).toMatchObject({
        vatInCents: 72,
        isReverseCharge: false,
        vatNumberStatus: "VALID",
      });
    });

    it("refuses a wrong VAT number and names its field, with nothing written", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const refusal = {
        code: "VAT_NUMBER_INVALID",
        field: "vatNumber",
        message: "VAT number is not correct",
      };
      await expect(at.guest.savesBilling(payment, WRONG_NUMBER)).rejects.toMatchObject(refusal);
      // A valid number, from a country other than the address's.
      await expect(
        at.guest.savesBilling(payment, { ...GERMAN_COMPANY, countryCode: "FR" }),
      ).rejects.toMatchObject(refusal);
      expect(await at.paymentNow(payment)).toEqual(payment);
    });

    it("takes a number that could not be checked, and charges VAT", async () => {
      vatServiceAnswers("UNAVAILABLE");
      const payment = await at.guest.opensPayment(at.drop);
      const billed = await at.guest.savesBilling(payment, GERMAN_COMPANY);
      expect(billed).toMatchObject({
        vatInCents: 84,
        isReverseCharge: false,
        vatNumberStatus: "UNAVAILABLE",
        billing: { vatNumber: "DE129273398" },
      });
    });

    it("does not ask the VAT service about companies outside the Union", async () => {
      vatServiceAnswers("INVALID");
      const payment = await at.guest.opensPayment(at.drop);
      const billed = await at.guest.savesBilling(payment, {
        isCompany: true,
        companyName: "Demo Inc.",
        vatNumber: "12-3456789",
        countryCode: "US",
      });
      expect(billed).toMatchObject({ vatInCents: 0, isReverseCharge: false });
    });

    it("keeps the details for later payments when asked to, and only then", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const userNow = () => at.world.store.users.byId(at.guest.row.id);
      await at.guest.savesBilling(payment);
      expect((await userNow())?.billing).toBeNull();
      const command = { ...DEMO_BILLING, paymentId: payment.id, saveBillingDetails: true };
      await updatePayment(at.asGuest(), command);
      expect((await userNow())?.billing).toEqual(DEMO_BILLING);
    });

    it("ends with the provider charging what is written when two countries arrive at once", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const countries = ["DE", "HU", "FR", "US", "BE", "NL"];
      await Promise.all(
        countries.map((countryCode) => at.guest.savesBilling(payment, { countryCode })),
      );
      const now = await at.paymentNow(payment);
      expect(await at.chargeOf(now)).toBe(grossOf(now));
    });

    it("refuses when the card is charged between the reading and the changing of its amount", async () => {
      const { cards } = at.world.providers;
      const during = (charge: () => Promise<unknown>) => {
        at.world.providers = {
          ...at.world.providers,
          cards: {
            ...cards,
            changeAmount: async (change) => {
              await charge();
              return cards.changeAmount(change);
            },
          },
        };
      };
      const first = await at.begins(at.drop);
      during(() => at.guest.pays(first, "staysPending"));
      await expect(at.guest.savesBilling(first, { countryCode: "DE" })).rejects.toMatchObject({
        code: "PAYMENT_NOT_OPEN",
      });
      expect((await at.paymentNow(first)).state).toBe("PROCESSING");
      // It was charged at the old price: the money is refunded.
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const second = await at.begins(at.offer);
      during(() => at.charges(second));
      await expect(at.guest.savesBilling(second, { countryCode: "DE" })).rejects.toMatchObject({
        code: "PAYMENT_NOT_OPEN",
      });
      expect((await at.paymentNow(second)).state).toBe("REFUNDED");
    });

    it("refuses when the payment is paid, is at the bank, or has lost its slot", async () => {
      const paid = await at.begins(at.drop);
      await at.charges(paid);
      await expect(at.guest.savesBilling(paid)).rejects.toMatchObject({ code: "ALREADY_PAID" });

      await at.guest.takes(at.offer, TUESDAY_TEN);
      const held = await at.begins(at.offer);
      at.world.clock.advance(HOLD_MS);
      const abroad = at.guest.savesBilling(held, { countryCode: "DE" });
      await expect(abroad).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
      expect(await at.paymentNow(held)).toEqual(held);

      await at.guest.pays(held, "staysPending");
      await expect(at.guest.savesBilling(held)).rejects.toMatchObject({ code: "PAYMENT_NOT_OPEN" });
    });

    it("answers about VAT numbers, and keeps billing details in the settings", async () => {
      const ask = (vatNumber: string, countryCode: string) =>
        validateVatNumber(at.asGuest(), { vatNumber, countryCode });
      expect(await ask("DE129273398", "DE")).toEqual({ status: "VALID", isValid: true });
      expect(await ask("DE129273399", "DE")).toEqual({ status: "INVALID", isValid: false });
      vatServiceAnswers("UNAVAILABLE");
      expect(await ask("DE129273398", "DE")).toEqual({ status: "UNAVAILABLE", isValid: false });
      const company = { ...DEMO_BILLING, ...GERMAN_COMPANY };
      const user = await updateUserBillingInformation(at.asGuest(), company);
      expect(user.billing).toEqual(company);
      vatServiceAnswers("INVALID");
      const refused = updateUserBillingInformation(at.asGuest(), {
        ...DEMO_BILLING,
        ...WRONG_NUMBER,
      });
      await expect(refused).rejects.toMatchObject({ field: "vatNumber" });
      expect((await at.world.store.users.byId(at.guest.row.id))?.billing).toEqual(company);
    });
  });
}
