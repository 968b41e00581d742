import { describe, expect, it } from "vitest";
import { ERRORS } from "../../../domain/shared/errors.ts";
import { CallError } from "../../../calls/callError.ts";
import { refusalOf } from "./refusal.ts";

const refused = (details: Record<string, unknown>) =>
  new CallError(ERRORS.PAYMENT_PROCESSING.message, {
    code: "PAYMENT_PROCESSING",
    nextStep: "Wait.",
    details,
  });

describe("why a time could not be had", () => {
  it("names the session that the bank is at work on, in the zone in which times are shown", () => {
    const error = refused({ bookingId: "bkg_1", startsAt: "2026-03-17T09:00:00Z" });
    expect(refusalOf(error, "Europe/Brussels")).toEqual({
      text: "Your bank is still processing your payment for Tuesday 17 March 2026 at 10:00. Wait.",
      bookingId: "bkg_1",
    });
  });

  it.each([
    ["nothing", {}],
    ["no time", { bookingId: "bkg_1", startsAt: "soon" }],
    ["no booking", { bookingId: 7, startsAt: "2026-03-17T09:00:00Z" }],
  ])("says what the server says when that names %s", (_, details) => {
    expect(refusalOf(refused(details), "UTC")).toEqual({
      text: `${ERRORS.PAYMENT_PROCESSING.message} Wait.`,
      bookingId: null,
    });
  });

  it("is what the server says otherwise", () => {
    const taken = new CallError("Taken.", { code: "SLOT_TAKEN", nextStep: "Choose another." });
    expect(refusalOf(taken, "UTC")).toEqual({ text: "Taken. Choose another.", bookingId: null });
  });
});
