import { describe, expect, it } from "vitest";
import { ERRORS, RefusalError, refuse } from "./errors.ts";

describe("the list of refusals", () => {
  it("says what happened and what to do, in sentences", () => {
    for (const [code, { status, message, nextStep }] of Object.entries(ERRORS)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(message.length, code).toBeGreaterThan(10);
      expect(nextStep, code).toMatch(/[.]$/);
    }
  });

  it("gives a missing thing alone the status 404, which leads the browser to the 404 page", () => {
    const missing = Object.entries(ERRORS).filter(([, { status }]) => status === 404);
    expect(missing.map(([code]) => code)).toEqual(["NOT_FOUND"]);
  });
});

describe("a refusal", () => {
  it("bears its code and the list's message", () => {
    const refusal = new RefusalError("SLOT_TAKEN");
    expect(refusal).toMatchObject({ code: "SLOT_TAKEN", field: null, details: {} });
    expect(refusal.message).toBe(ERRORS.SLOT_TAKEN.message);
  });

  it("can name a field, a form's text and facts", () => {
    const attempt = () =>
      refuse("BAD_USER_INPUT", { field: "links.2.url", message: "Please enter a valid URL" });
    expect(attempt).toThrow(RefusalError);
    expect(attempt).toThrow("Please enter a valid URL");
    expect(attempt).toThrow(expect.objectContaining({ field: "links.2.url" }));
  });
});
