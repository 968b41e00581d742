import { describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "../shared/limits.ts";
import { whyNoPdf } from "./upload.ts";

const file = { name: "talk.pdf", type: "application/pdf", size: 1_000 };

describe("a file that is chosen as a PDF", () => {
  it.each([
    ["by its type", {}],
    ["by its name where the browser knows no type", { type: "", name: "TALK.PDF" }],
    ["up to 30 MB", { size: UPLOAD_MAX_BYTES }],
  ])("can be sent, %s", (_, changes) => {
    expect(whyNoPdf({ ...file, ...changes })).toBeNull();
  });

  it.each([
    ["a picture", { type: "image/png" }, "Only PDF files are allowed"],
    ["another ending without a type", { type: "", name: "a.txt" }, "Only PDF files are allowed"],
    ["an empty file", { size: 0 }, "Only PDF files are allowed"],
    ["more than 30 MB", { size: UPLOAD_MAX_BYTES + 1 }, "File size must be less than 30MB"],
  ])("stays here when it is %s", (_, changes, why) => {
    expect(whyNoPdf({ ...file, ...changes })).toBe(why);
  });
});
