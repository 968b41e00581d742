import { describe, expect, it } from "vitest";
import { RESERVED_SLUGS } from "./reservedSlugs.ts";
import { isSlug } from "./isSlug.ts";
import { slugOf } from "./slug.ts";

const free = () => false;

describe("a slug", () => {
  it.each([
    ["Demo", "Speaker", "demo-speaker"],
    ["  Demo  ", "van  der Speaker", "demo-van-der-speaker"],
    ["José", "Núñez", "jose-nunez"],
    ["Zoë", "O'Demo", "zoe-odemo"],
    ["Jean-Luc", "D’Exemple", "jean-luc-dexemple"],
    ["Łukasz", "Größe", "lukasz-grosse"],
    ["Søren", "Æble", "soren-aeble"],
    ["Анна", "Щукина", "anna-shchukina"],
    ["Δήμητρα", "Ψαρού", "dimitra-psarou"],
    ["Ｄｅｍｏ", "２", "demo-2"],
    ["Demo 🎤", "Speaker", "demo-speaker"],
    ["Nguyễn", "Đức", "nguyen-duc"],
  ])("of %s %s is %s", async (firstName, lastName, slug) => {
    expect(await slugOf({ firstName, lastName }, free)).toBe(slug);
  });

  it.each([
    ["美咲", "田中"],
    ["محمد", "علي"],
    ["🎤", "🎤"],
    ["", ""],
  ])("of %s %s is still one that can be used", async (firstName, lastName) => {
    const slug = await slugOf({ firstName, lastName }, free);
    expect(slug).toBe("creator");
    expect(isSlug(slug)).toBe(true);
  });

  it("is numbered when others have it", async () => {
    const taken = new Set(["demo-speaker", "demo-speaker-2"]);
    const slug = await slugOf({ firstName: "Demo", lastName: "Speaker" }, async (text) =>
      taken.has(text),
    );
    expect(slug).toBe("demo-speaker-3");
  });

  it("asks little, however many have the name", async () => {
    for (const count of [1, 2, 3, 4, 5, 63, 64, 65, 9_999]) {
      let asked = 0;
      const isTaken = (slug: string) => {
        asked += 1;
        return slug === "anna-smith" || Number(slug.replace("anna-smith-", "")) <= count;
      };
      const slug = await slugOf({ firstName: "Anna", lastName: "Smith" }, isTaken);
      expect(slug).toBe(`anna-smith-${count + 1}`);
      expect(asked).toBeLessThanOrEqual(30);
    }
  });

  it("is free when some of the numbers have become free", async () => {
    const taken = new Set(["demo", "demo-2", "demo-4", "demo-7"]);
    const slug = await slugOf({ firstName: "Demo", lastName: "" }, (text) => taken.has(text));
    expect(slug).toMatch(/^demo-\d$/);
    expect(taken.has(slug)).toBe(false);
  });

  it.each(["Stripe Payments", "Beamers Support", "Billing", "Beamer", "Login"])(
    "of %s, which sounds as if the platform spoke, says nothing of it",
    async (name) => {
      expect(await slugOf({ firstName: name, lastName: "" }, free)).toBe("creator");
    },
  );

  it.each(["user", "join", "home", "404", "graphql", "assets", "features", "healthz"])(
    "is never the site's own word %s",
    async (word) => {
      expect(RESERVED_SLUGS.has(word)).toBe(true);
      expect(await slugOf({ firstName: word, lastName: "" }, free)).toBe(`${word}-2`);
    },
  );

  it("stays short however long the name is", async () => {
    const slug = await slugOf({ firstName: "a".repeat(500), lastName: "b" }, free);
    expect(isSlug(slug)).toBe(true);
  });

  it.each(["", "-a", "a--b", "A", "a b", "../etc", "a".repeat(100)])("is not %j", (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
