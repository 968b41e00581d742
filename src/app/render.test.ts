import { beforeEach, describe, expect, it } from "vitest";
import { answer } from "../../mocks/answer.ts";
import { type Beamer, beamer } from "../../server/world/people.ts";
import { updateSlug } from "../../server/services/profiles/updateSlug.ts";
import { createWorld, type World } from "../../server/world/world.ts";
import { PATHS } from "../domain/shared/paths.ts";
import { type PageRequest, renderPage } from "./render.tsx";

const NOW = Date.parse("2026-03-16T12:00:00Z");

describe("a page rendered on the server", () => {
  let world: World;
  let creator: Beamer;
  let asked: string[];

  beforeEach(async () => {
    world = createWorld({ now: new Date(NOW).toISOString() });
    creator = await beamer(world, { slug: "ada", firstName: "Ada", lastName: "Demo" });
    asked = [];
  });

  const ask = async (call: string) => {
    asked.push(call);
    return JSON.stringify((await answer(world, JSON.parse(call)))?.result);
  };
  const at = (address: string, more: Partial<PageRequest> = {}) =>
    renderPage({
      address,
      origin: "https://site.example",
      now: NOW,
      timeZone: "UTC",
      ask,
      ...more,
    });
  const pageAt = async (address: string, more: Partial<PageRequest> = {}) => {
    const page = await at(address, more);
    if ("redirectTo" in page) throw new Error(`It leads to ${page.redirectTo}.`);
    return page;
  };

  it("has its title for the head, its content, and the answers to its calls", async () => {
    await creator.offers({ title: "An hour", priceInCents: 9_900 });
    const { head, markup, data } = await pageAt("/ada/offerings");
    expect(head).toBe("<title>Ada Demo · Offerings · Beamers</title>");
    expect(markup).toContain("An hour");
    expect(markup).not.toMatch(/<title|<meta|<link/);
    expect(Object.keys(data.answers)).toEqual(asked);
    expect(data).toMatchObject({ now: NOW, timeZone: "UTC", isMissing: false });
  });

  it("runs no script and sets no style within its content, however long it is", async () => {
    for (let count = 0; count < 12; count += 1) {
      await creator.drops({ title: `A ${"long ".repeat(30)}title`, description: "x".repeat(900) });
    }
    for (const address of ["/ada/offerings", PATHS.marketing, PATHS.betaProgram, PATHS.terms]) {
      const { markup } = await pageAt(address);
      expect(markup).not.toMatch(/<script|<template|<div hidden|style="/);
    }
  });

  it("shows its dates in the zone that was asked for", async () => {
    await creator.speaks({ eventDate: Date.parse("2026-03-20T23:30:00Z") });
    expect((await pageAt("/ada/about", { timeZone: "UTC" })).markup).toContain("20 March");
    expect((await pageAt("/ada/about", { timeZone: "Asia/Tokyo" })).markup).toContain("21 March");
  });

  it("is the 404 page where nothing is", async () => {
    const other = await beamer(world, {
      slug: "other",
      affiliateCode: "OTHER",
      email: "o@demo.example",
    });
    const drop = await other.drops();
    const offer = await other.offers();
    const addresses = [
      "/nobody/about",
      "/nobody/offerings",
      `/ada/consumable/publication/${drop.id}`,
      `/ada/booking/${offer.id}`,
      "/ada/booking/none",
      "/ada/consumable/publication/none",
      "/ada/consumable/neither/none",
      "/ada/nothing",
      "/graphql/about",
      PATHS.notFound,
    ];
    for (const address of addresses) {
      const { data, markup } = await pageAt(address);
      expect(markup, address).toContain("404");
      expect(data.isMissing || address === PATHS.notFound, address).toBe(true);
    }
  });

  it("leads from a creator's bare address to the first tab, and from the site's to its home", async () => {
    expect(await at("/ada")).toEqual({ redirectTo: "/ada/about" });
    expect(await at("/ada?utm_source=slide")).toEqual({
      redirectTo: "/ada/about?utm_source=slide",
    });
    expect(await at("/")).toEqual({ redirectTo: PATHS.marketing });
  });

  it("leads from a former name to the present one", async () => {
    await updateSlug(world.contextFor(creator.viewer), { slug: "countess" });
    expect(await at("/Ada/offerings")).toEqual({ redirectTo: "/countess/offerings" });
    expect(await at("/ADA/about")).toMatchObject({ redirectTo: "/countess/about" });
    expect(await pageAt("/Countess/about")).toMatchObject({ data: { isMissing: false } });
  });

  it("is not rendered when a call fails", async () => {
    const failing = async () => JSON.stringify({ errors: [{ message: "no database" }] });
    await expect(at("/ada/about", { ask: failing })).rejects.toThrow("no database");
    const unreachable = () => Promise.reject(new Error("gone"));
    await expect(at("/ada/about", { ask: unreachable })).rejects.toThrow("gone");
  });
});
