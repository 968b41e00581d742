import { describe, expect, it } from "vitest";
import { HOSTILE_TEXTS, everyMail } from "../../src/domain/messages/testing/everyMail.ts";
import { renderedMail } from "./renderedMail.ts";

const demo = { title: "A clear half hour", name: "Demo Speaker", text: "Why?", details: "Demo" };
const footer = {
  stop: { url: "https://beamers.example/demo", about: "what you sell" },
  sender: "Demo Seller, Example Street 1",
};

/** Tags with their attributes' names, and comments: all but texts and values. */
const shapeOf = (html: string) =>
  (html.match(/<!--|<\/?[a-z][^>]*>/g) ?? []).map((tag) => tag.replaceAll(/="[^"]*"/g, ""));

const plain = Object.entries(everyMail(demo)).map(([name, content]) => {
  return [name, renderedMail(content, footer)] as const;
});

describe.each(Object.entries(HOSTILE_TEXTS))("a mail with %s", (_, text) => {
  const hostile = everyMail({ title: text, name: text, text, details: text });

  it.each(plain)("has the tags that it has without: %s", (name, { html }) => {
    const shown = renderedMail(hostile[name]!, footer);
    expect(shapeOf(shown.html)).toEqual(shapeOf(html));
    expect(shown.html).not.toContain("onerror=alert(1)>");
  });

  it.each(plain)("has a subject of one bounded line: %s", (name) => {
    const { subject, html } = renderedMail(hostile[name]!, footer);
    expect(subject).toMatch(/^[^\p{Cc}\u2028\u2029]{1,160}$/u);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it.each(plain)("has the lines of its text form in their order: %s", (name) => {
    const lines = renderedMail(hostile[name]!, footer).text.split("\n");
    const end = lines.slice(-5);
    expect(end[0]).toBe("--");
    expect(end[2]).toBe("Turn off mails about what you sell: https://beamers.example/demo");
    expect(end.slice(3)).toEqual(["Demo Seller, Example Street 1", ""]);
    expect(lines.filter((line) => line.startsWith("--"))).toEqual(["--"]);
    expect(lines.filter((line) => line.startsWith("Bcc:"))).toEqual([]);
  });
});

describe("a mail's HTML", () => {
  it.each(plain)("shows no picture and loads nothing: %s", (_, { html }) => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|<svg|url\(|@import|@font-face|src=/);
  });

  it.each(plain)("leads to this site alone: %s", (_, { html }) => {
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\/beamers\.example\//);
    }
  });

  it.each(plain)("stays far below the size at which mail programs cut it: %s", (_, { html }) => {
    expect(html.length).toBeLessThan(40_000);
  });

  it.each(plain)("says the same as its text form: %s", (name, { html, text }) => {
    const content = everyMail(demo)[name]!;
    const shown = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    for (const block of content.blocks) {
      if (block.kind === "facts") continue;
      const said = block.kind === "text" || block.kind === "note" ? block.text : block.label;
      expect(shown).toContain(said);
      expect(text).toContain(said);
    }
  });

  it("turns nothing off where nothing can be", () => {
    const { html, text } = renderedMail(everyMail(demo)["paid content"]!, {
      ...footer,
      stop: null,
    });
    expect(html + text).not.toContain("Turn off");
  });
});
