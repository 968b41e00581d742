import { describe, expect, it } from "vitest";
import { ACCESS_TOKEN_LIFETIME_MS } from "../src/domain/shared/limits.ts";
import { answerDocument } from "./answerDocument.ts";
import { beamer, user } from "../server/world/people.ts";
import { createWorld } from "../server/world/world.ts";

describe("a document of a world", () => {
  const open = async () => {
    const world = createWorld();
    const creator = await beamer(world);
    const drop = await creator.attaches(await creator.drops({ title: "Less, later" }), 7);
    const id = drop.document?.id ?? "";
    const get = (range: string | null, token = world.token) =>
      answerDocument(world, { id, range, token });
    return { world, creator, drop, get };
  };

  it("is a real one, whose pages are counted, and comes whole or by stretches", async () => {
    const { creator, drop, get } = await open();
    expect(drop.document?.pageCount).toBe(7);
    await creator.signsIn();
    const whole = new Uint8Array(await (await get(null)).arrayBuffer());
    expect(whole).toHaveLength(drop.document?.sizeInBytes ?? 0);
    const part = await get("bytes=0-7");
    expect([part.status, await part.text()]).toEqual([206, "%PDF-1.7"]);
    expect(part.headers.get("content-range")).toBe(`bytes 0-7/${whole.length}`);
    expect((await get(`bytes=${whole.length}-`)).status).toBe(416);
  });

  it("is not there for somebody without the right, or without a token that is good now", async () => {
    const { world, creator, get } = await open();
    expect((await get("bytes=0-7")).status).toBe(404);
    await (await user(world)).signsIn();
    expect((await get("bytes=0-7")).status).toBe(404);
    await creator.signsIn();
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    const { status, headers } = await get("bytes=0-7");
    expect([status, headers.get("token-expired")]).toEqual([404, "true"]);
  });
});
