import { describe, expect, it } from "vitest";
import { liveAddress } from "./addresses.ts";

describe("the page of a live session", () => {
  it("is the channel's, below its creator", () => {
    expect(liveAddress({ slug: "demo-speaker", channelId: "c1" })).toBe("/demo-speaker/live/c1");
  });

  it("is on this site, whatever the two are called", () => {
    const place = { slug: "/elsewhere.example", channelId: "../c?1" };
    expect(liveAddress(place)).toBe("/%2Felsewhere.example/live/..%2Fc%3F1");
  });
});
