import { describe, expect, it } from "vitest";
import { intentError } from "./texts.ts";

describe("a card provider's intent", () => {
  it("is a success only when it has succeeded", () => {
    expect(intentError("succeeded")).toBeNull();
  });

  it.each(["processing", "requires_payment_method", "canceled", "Succeeded", ""])(
    "with the status %j is told as it is",
    (status) => {
      expect(intentError(status)).toBe(`Unexpected payment status: ${status}`);
    },
  );
});
