import { describe, expect, it } from "vitest";
import type { MailContent } from "./mailContent.ts";
import { HOSTILE_TEXTS, everyMail } from "./testing/everyMail.ts";

const demo = { title: "A clear half hour", name: "Demo Speaker", text: "Why?", details: "Demo" };

/** Texts of a mail that are on one line, and those that may have several. */
function textsOf({ subject, preview, heading, reason, blocks }: MailContent) {
  const lines = [subject, preview, heading, reason];
  const texts: string[] = [];
  for (const block of blocks) {
    switch (block.kind) {
      case "facts":
        lines.push(...block.facts.map(({ label }) => label));
        texts.push(...block.facts.map(({ value }) => value));
        break;
      case "quote":
        lines.push(block.label);
        texts.push(block.text);
        break;
      case "button":
      case "link":
        lines.push(block.label, block.url);
        break;
      case "text":
      case "note":
        lines.push(block.text);
    }
  }
  return { lines, all: [...lines, ...texts] };
}

describe.each(Object.entries(HOSTILE_TEXTS))("mails with %s", (_, text) => {
  const mails = Object.entries(everyMail({ title: text, name: text, text, details: text }));

  it.each(mails)("keep what is on one line on one line: %s", (_name, content) => {
    // oxlint-disable-next-line no-control-regex -- these are what is meant
    const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
    for (const line of textsOf(content).lines) expect(line).not.toMatch(controls);
  });

  it.each(mails)("show nothing that turns or hides what is around it: %s", (_name, content) => {
    for (const shown of textsOf(content).all) {
      expect(shown).not.toMatch(/(?!\n)[\p{Cc}\u202A-\u202E\u2066\u2067\uFEFF]/u);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown.split("\u2068")).toHaveLength(shown.split("\u2069").length);
    }
  });

  it.each(mails)("stay short: %s", (_name, content) => {
    const { lines, all } = textsOf(content);
    expect(content.subject.length).toBeLessThanOrEqual(200);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(700);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(1_100);
  });
});

describe("a mail", () => {
  it.each(Object.entries(everyMail(demo)))("says what to do next: %s", (name, { blocks }) => {
    const buttons = blocks.filter(({ kind }) => kind === "button");
    expect(buttons).toHaveLength(name === "refunded, not available" ? 0 : 1);
  });

  it("names both the title and the other person in its subject, however long the title is", () => {
    const { subject } = everyMail({ ...demo, title: "Long ".repeat(30) })["booked"]!;
    expect(subject).toMatch(/^Booked: Long .*… with Demo Speaker$/);
  });

  it("calls nobody twice when the other one cancels", () => {
    const { blocks } = everyMail(demo)["cancelled"]!;
    expect(blocks[0]).toEqual({
      kind: "text",
      text: "Demo Speaker cancelled “A clear half hour”.",
    });
  });

  it.each([
    ["VIDEO", "By video, on Beamers. You can join from 10 minutes before the start."],
    ["LINK", "Online, at\nhttps://meet.example/demo"],
    ["PHONE", "By phone: you call https://meet.example/demo"],
    ["ADDRESS", "In person, at\nhttps://meet.example/demo"],
  ])("says how the two meet: %s", (kind, value) => {
    const mail = everyMail({ ...demo, details: "https://meet.example/demo" });
    const facts = mail[`booked ${kind}, to the BOOKER`]!.blocks.flatMap((block) =>
      block.kind === "facts" ? block.facts : [],
    );
    expect(facts).toContainEqual({ label: "How you meet", value });
  });

  it("leads to the session first when it is booked, and into it shortly before", () => {
    const labelsOf = ({ blocks }: MailContent) =>
      blocks.flatMap((block) =>
        block.kind === "button" || block.kind === "link" ? [block.label] : [],
      );
    const mails = everyMail(demo);
    expect(labelsOf(mails["booked"]!)).toEqual(["See the session", "When it’s time, join here"]);
    expect(labelsOf(mails["reminder, a DAY before"]!)).toEqual([
      "Join by video",
      "See the session",
    ]);
  });

  it("leaves out a buyer who is gone", () => {
    const { blocks } = everyMail({ ...demo, name: "" })["sold"]!;
    expect(JSON.stringify(blocks)).not.toContain("Bought by");
  });
});
