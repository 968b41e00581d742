import { describe, expect, it } from "vitest";
import { CallError, networkError } from "./callError.ts";
import { uploadFailure } from "./uploadFailure.ts";

const nextStep = "Delete one that you no longer need.";

describe("what is said of an upload that failed", () => {
  it("is that the server can't be reached, and what to do", () => {
    expect(uploadFailure(networkError())).toBe(
      "We can’t reach the server. Check your connection and try again.",
    );
  });

  it("is what is wrong with the file, in the server's words", () => {
    const wrong = new CallError("Only PDF files are allowed", {
      code: "BAD_USER_INPUT",
      field: "file",
      nextStep: "Correct it.",
    });
    expect(uploadFailure(wrong)).toBe("Only PDF files are allowed");
    const large = new CallError("File size must be less than 30MB", { code: "PAYLOAD_TOO_LARGE" });
    expect(uploadFailure(large)).toBe("File size must be less than 30MB");
  });

  it("is what has to be done first, where trying again is of no use", () => {
    const full = new CallError("There is room for 100.", { code: "TOO_MANY_ITEMS", nextStep });
    expect(uploadFailure(full)).toBe(`There is room for 100. ${nextStep}`);
    const quota = new CallError("There is no room.", { code: "QUOTA_FULL", nextStep });
    expect(uploadFailure(quota)).toBe(`There is no room. ${nextStep}`);
  });

  it("is the same for all else", () => {
    const fault = new CallError("Something broke.", { code: "INTERNAL", reference: "abc" });
    for (const error of [fault, new TypeError("no")]) {
      expect(uploadFailure(error)).toBe("Upload failed. Please try again.");
    }
  });
});
