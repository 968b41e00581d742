import { expect, it } from "vitest";
import { type MailAddresses, addressStep } from "./addressStep.ts";

const OWN = "own@demo.example";
const OTHER = "other@demo.example";
const SENT = "2026-03-16T09:00:00Z";

const step = (typed: string, mails: Partial<MailAddresses>) =>
  addressStep(typed, { isRefused: false, ...mails });

it("leaves a confirmed address alone", () => {
  expect(step(OWN, { address: OWN })).toBe("NOTHING");
});

it("sends a link to another one", () => {
  expect(step(OTHER, { address: OWN })).toBe("SEND");
});

it("sends the first link to an address of which nobody vouches", () => {
  expect(step(OWN, { pendingAddress: OWN })).toBe("SEND");
});

it("sends another one to an address that waits for its link", () => {
  expect(step(OTHER, { address: OWN, pendingAddress: OTHER, linkSentAt: SENT })).toBe(
    "SEND_ANOTHER",
  );
});

it("keeps the confirmed address instead of one that waits for its link", () => {
  expect(step(OWN, { address: OWN, pendingAddress: OTHER, linkSentAt: SENT })).toBe("KEEP");
});

it("sends a link to an address again that was refused", () => {
  expect(step(OWN, { address: OWN, isRefused: true })).toBe("SEND");
});
