import { describe, expect, it } from "vitest";
import { type Reading, qualityBetween, readStats } from "./quality.ts";

const BEGINNING: Reading = {
  packetsReceived: 1_000,
  packetsLost: 10,
  shareLostThere: null,
  roundTripMs: 20,
  bitsPerSecond: null,
};

/** What came since: a hundred packets, unless it says otherwise. */
const after = (now: Partial<Reading>): Reading => ({
  ...BEGINNING,
  packetsReceived: 1_100,
  ...now,
});

describe("the quality of a line", () => {
  it.each([
    ["GOOD", "hardly anything is lost", { packetsLost: 12 }],
    ["FAIR", "one packet in twenty is lost", { packetsLost: 15 }],
    ["POOR", "one packet in six is lost", { packetsLost: 30 }],
    ["FAIR", "the other side loses one in twenty", { shareLostThere: 0.05 }],
    ["POOR", "the other side loses one in five", { shareLostThere: 0.2 }],
    ["FAIR", "an answer takes 400 ms", { roundTripMs: 400 }],
    ["POOR", "an answer takes 600 ms", { roundTripMs: 600 }],
    ["FAIR", "the picture has to be small", { bitsPerSecond: 400_000 }],
    ["POOR", "the picture has to be tiny", { bitsPerSecond: 100_000 }],
    ["GOOD", "duplicates have come", { packetsLost: 5 }],
  ] as const)("is %s when %s", (quality, _, now) => {
    expect(qualityBetween(BEGINNING, after(now), { isSendingPicture: true })).toBe(quality);
  });

  it("does not depend on what sound alone leaves unused", () => {
    const now = after({ bitsPerSecond: 100_000 });
    expect(qualityBetween(BEGINNING, now, { isSendingPicture: false })).toBe("GOOD");
  });

  it("is unknown while nothing comes and nothing was measured", () => {
    const now = { ...BEGINNING, roundTripMs: null };
    expect(qualityBetween(BEGINNING, now, { isSendingPicture: false })).toBeNull();
  });
});

describe("a browser's figures", () => {
  const read = (entries: object[]) =>
    readStats(new Map(entries.map((entry, index) => [String(index), entry])));
  const rtp = [
    { type: "inbound-rtp", kind: "audio", packetsReceived: 10, packetsLost: 1 },
    { type: "inbound-rtp", kind: "video", packetsReceived: 20, packetsLost: 2 },
    { type: "remote-inbound-rtp", fractionLost: 0.25 },
  ];
  const pair = { type: "candidate-pair", currentRoundTripTime: 0.04 };

  it("are read from the way in use", () => {
    expect(
      read([
        ...rtp,
        { type: "transport", selectedCandidatePairId: "used" },
        { ...pair, id: "other", currentRoundTripTime: 5 },
        { ...pair, id: "used", availableOutgoingBitrate: 800_000 },
      ]),
    ).toEqual({
      packetsReceived: 30,
      packetsLost: 3,
      shareLostThere: 0.25,
      roundTripMs: 40,
      bitsPerSecond: 800_000,
    });
  });

  it("are read in Firefox, which has other names for it and knows no bitrate", () => {
    const nominated = { ...pair, nominated: true, state: "succeeded" };
    expect(read([...rtp, nominated])).toMatchObject({ roundTripMs: 40, bitsPerSecond: null });
  });

  it("are few at the beginning", () => {
    expect(read([])).toEqual({
      packetsReceived: 0,
      packetsLost: 0,
      shareLostThere: null,
      roundTripMs: null,
      bitsPerSecond: null,
    });
  });
});
