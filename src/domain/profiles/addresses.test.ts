import { expect, test } from "vitest";
import { qrCodeAddress } from "./addresses.ts";

test("a QR code leads to the page by its full address, and says that it did", () => {
  expect(qrCodeAddress({ origin: "https://beamers.example", slug: "demo-speaker" })).toBe(
    "https://beamers.example/demo-speaker?utm_source=qrcode&utm_medium=qr&utm_campaign=profile",
  );
});
