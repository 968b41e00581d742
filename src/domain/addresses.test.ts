import { expect, test } from "vitest";
import {
  bookingDetailsAddress,
  bookingPaymentAddress,
  ownPath,
  paymentAddress,
  paymentStatusAddress,
  qrCodeAddress,
} from "./addresses.ts";

test("the step of a booking and the booking stand in the address, so that a reload keeps them", () => {
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

test("a QR code leads to the page by its full address, and says that it did", () => {
  expect(qrCodeAddress({ origin: "https://beamers.example", slug: "demo-speaker" })).toBe(
    "https://beamers.example/demo-speaker?utm_source=qrcode&utm_medium=qr&utm_campaign=profile",
  );
});

test("the status of a payment bears along what the card provider said", () => {
  const way = { paymentId: "pay_3", redirectUrl: "/user/home?tab=library", creatorSlug: "demo" };
  expect(paymentAddress({ ...way, redirectUrl: null, creatorSlug: null })).toBe("/payment/pay_3");
  expect(paymentStatusAddress({ ...way, intent: { id: "pi_1", status: "succeeded" } })).toBe(
    "/payment/pay_3/status?payment_intent=pi_1&redirect_status=succeeded" +
      "&redirectUrl=%2Fuser%2Fhome%3Ftab%3Dlibrary&creatorSlug=demo",
  );
});

test.each([
  ["/user/home?tab=library#top", "/user/home?tab=library#top"],
  ["/a/../user", "/user"],
])("%j is a path of this site", (address, path) => {
  expect(ownPath(address)).toBe(path);
});

test.each([
  null,
  "",
  "user",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
])("%j is refused as a path of this site", (address) => {
  expect(ownPath(address)).toBeNull();
});
