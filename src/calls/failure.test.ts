import { describe, expect, it } from "vitest";
import { ERRORS } from "../domain/shared/errors.ts";
import { CallError, type CallErrorCode } from "./callError.ts";
import { failureOf } from "./failure.ts";

const refused = (code: keyof typeof ERRORS, field: string | null = null) => {
  const { message, nextStep } = ERRORS[code];
  return failureOf(new CallError(message, { code: code satisfies CallErrorCode, nextStep, field }));
};

describe("a failure in one line", () => {
  it("is two sentences, also when the first is a form's text", () => {
    expect(refused("SHARE_FAILED").text).toBe(
      "Failed to share post. Check on LinkedIn whether it was posted, and try again in a few minutes.",
    );
    expect(refused("SLOT_TAKEN").text).not.toContain("..");
  });

  it.each(Object.keys(ERRORS) as (keyof typeof ERRORS)[])("reads well for %s", (code) => {
    expect(refused(code).text).toMatch(/[.!?…] \p{Lu}/u);
  });

  it("is a form's own text at its field, and in a heading", () => {
    expect(refused("VAT_NUMBER_INVALID", "vatNumber").text).toBe("VAT number is not correct");
    expect(refused("SHARE_FAILED").title).toBe("Failed to share post");
  });
});
