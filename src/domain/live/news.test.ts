import { describe, expect, it } from "vitest";
import { channelIdIn, liveMessagesPath, liveNewsPath, newsQueryIn } from "./news.ts";

const queryOf = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("the address of a session's news", () => {
  it.each([
    { participantId: null, after: 0 },
    { participantId: 1, after: 17 },
    { participantId: 2 ** 31 - 1, after: 2 ** 31 - 1 },
  ])("says who reads and from where on: %j", (reader) => {
    const path = liveNewsPath({ channelId: "a-channel_1", ...reader });
    expect(newsQueryIn(queryOf(path))).toEqual(reader);
    expect(channelIdIn(path.split("?")[0] ?? "")).toBe("a-channel_1");
  });

  it("begins with the first message, as nobody yet, unless it says otherwise", () => {
    expect(newsQueryIn(queryOf(""))).toEqual({ participantId: null, after: 0 });
  });

  it.each(["", "-1", "1.5", "1e3", " 1", "0x1", "NaN", "1234567890123456", "١"])(
    "has no number in %j",
    (text) => {
      const query = new URLSearchParams({ after: text, participant: text });
      expect(newsQueryIn(query)).toEqual({ participantId: Number.NaN, after: Number.NaN });
    },
  );
});

describe("the address that messages are posted to", () => {
  it("is its channel's", () => {
    const path = liveMessagesPath("a-channel_1");
    expect(path).toBe("/live-sessions/a-channel_1");
    expect(channelIdIn(path)).toBe("a-channel_1");
  });

  it("can't lead elsewhere, whatever the channel is called", () => {
    const path = liveMessagesPath("../graphql?a#b");
    expect(new URL(path, "https://a.example").pathname).toBe(path);
    expect(channelIdIn(path)).toBeNull();
  });

  it.each([
    "/live-sessions/",
    "/live-sessions",
    "/live-sessions/a/b",
    "/live-sessions/a b",
    "/live-sessions/%61",
    "/live-sessions/a\n",
    "/other/live-sessions/a",
    `/live-sessions/${"a".repeat(65)}`,
  ])("is not found in %j", (path) => {
    expect(channelIdIn(path)).toBeNull();
  });
});
