import { describe, expect, it } from "vitest";
import { FILE_NAME_MAX } from "../shared/limits.ts";
import { pdfNameOf } from "./fileName.ts";

describe("the name of an uploaded PDF", () => {
  it.each([
    ["The quiet interface.pdf", "The quiet interface.pdf"],
    ["SLIDES.PDF", "SLIDES.pdf"],
    ["notes", "notes.pdf"],
    ["report.pdf.exe", "report.pdf.exe.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\demo\\talk.pdf", "talk.pdf"],
    ["..", "document.pdf"],
    ["", "document.pdf"],
    [".pdf", "document.pdf"],
    ["a\u0000b\u001b[31m.pdf", "ab[31m.pdf"],
    ["fdp.\u202egnp.pdf", "fdp.gnp.pdf"],
    ['a<b>"c".pdf', "a b c.pdf"],
    ["מצגת.pdf", "מצגת.pdf"],
  ])("%j is kept as %j", (sent, kept) => {
    expect(pdfNameOf(sent)).toBe(kept);
  });

  it("is never longer than allowed, and no torn character ends it", () => {
    const name = pdfNameOf(`${"a".repeat(FILE_NAME_MAX - 5)}😀😀.pdf`);
    expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith(".pdf")).toBe(true);
  });
});
