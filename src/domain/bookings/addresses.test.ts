import { expect, test } from "vitest";
import { bookingDetailsAddress, bookingPaymentAddress, bookingTimeAddress } from "./addresses.ts";

test("the step of a booking and the booking are in the address, so that a reload keeps them", () => {
  expect(bookingDetailsAddress({ slug: "demo", offerId: "one_1", bookingId: "bkg_2" })).toBe(
    "/demo/booking/one_1?step=details&booking=bkg_2",
  );
});

test("a payment knows where the browser goes afterwards", () => {
  const address = bookingPaymentAddress({ slug: "demo", bookingId: "bkg_2", paymentId: "pay_3" });
  const { pathname, searchParams } = new URL(address, "https://site.example");
  expect(pathname).toBe("/payment/pay_3");
  expect(searchParams.get("redirectUrl")).toBe(
    "/demo/one-on-one-booking-detail/bkg_2?action=continue",
  );
  expect(searchParams.get("creatorSlug")).toBe("demo");
});

test("a time to propose is an instant, or that of a booking", () => {
  const place = { slug: "demo", offerId: "one_1" };
  expect(bookingTimeAddress({ ...place, at: Date.parse("2026-03-17T09:00:00Z") })).toBe(
    "/demo/booking/one_1?at=2026-03-17T09%3A00%3A00.000Z",
  );
  expect(bookingTimeAddress({ ...place, bookingId: "bkg_2" })).toBe(
    "/demo/booking/one_1?booking=bkg_2",
  );
});
