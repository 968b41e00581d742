import { describe, expect, it } from "vitest";
import { errorText } from "./errorText.ts";

describe("an error as it is kept", () => {
  it("is its message, in one line", () => {
    expect(errorText(new Error("no\n  answer"))).toBe("no answer");
    expect(errorText("thrown text")).toBe("thrown text");
    expect(errorText(new TypeError())).toBe("TypeError");
  });

  it.each([
    ["no intent for pi_12_secret_abc", "no intent for [secret]"],
    ["key sk_live_123 is wrong", "key [secret] is wrong"],
    ["Authorization: Bearer abc.def", "Authorization: Bearer [secret]"],
    ["cannot reach postgres://me:hunter2@db/x", "cannot reach postgres://me:[secret]@db/x"],
    ['{"clientSecret":"abc","id":1}', '{"clientSecret":"[secret]","id":1}'],
    ["password=hunter2&user=me", "password=[secret]&user=me"],
    ["jwt eyJhbGciOi.eyJzdWIi.c2ln expired", "jwt [token] expired"],
  ])("of %s keeps no secret", (message, kept) => {
    expect(errorText(new Error(message))).toBe(kept);
  });

  it("is as long as somebody reads", () => {
    expect(errorText(new Error("a".repeat(1_000_000)))).toHaveLength(2_000);
  });

  it("keeps ids", () => {
    const message = "pi_local_pay_00012_1 is processing";
    expect(errorText(new Error(message))).toBe(message);
  });
});
