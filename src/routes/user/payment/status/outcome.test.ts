import { expect, it } from "vitest";
import { outcomeOf } from "./outcome.ts";

it("believes the server, whatever the address says", () => {
  expect(outcomeOf("PAID", "failed")).toEqual({ kind: "paid" });
  expect(outcomeOf("OPEN", "succeeded")).toEqual({ kind: "failed", status: null });
  expect(outcomeOf("REFUNDED", "succeeded")).toEqual({ kind: "refunded" });
  expect(outcomeOf("PROCESSING", null)).toEqual({ kind: "pending" });
});

it("keeps asking about a state that only a newer server knows", () => {
  expect(outcomeOf("%future added value", "succeeded")).toEqual({ kind: "pending" });
});

it("says which status was not the expected one", () => {
  expect(outcomeOf("FAILED", "requires_payment_method")).toEqual({
    kind: "failed",
    status: "requires_payment_method",
  });
  expect(outcomeOf("FAILED", null)).toEqual({ kind: "failed", status: null });
});
