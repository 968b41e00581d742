import { describe, expect, it } from "vitest";
import type { LiveNews, StateNews } from "../domain/live/news.ts";
import { NOBODY, sideNews } from "../domain/live/presence.ts";
import { LIVE_BEAT_MS } from "../domain/shared/limits.ts";
import { RefreshFailure } from "../session/refresh.ts";
import { SILENCE_MS, followNews } from "./followNews.ts";
import {
  type Answer,
  createFakeAsker,
  gatewayPage,
  offline,
  refused,
  silence,
} from "./testing/fakeAsker.ts";

const absent = sideNews(NOBODY.seats.CREATOR, 0);
const STATE: StateNews = {
  kind: "STATE",
  status: "LIVE",
  refusal: null,
  startsAt: 0,
  endsAt: 1,
  sides: { CREATOR: absent, BOOKER: absent },
};
const BEAT: LiveNews = { kind: "BEAT" };
const signal = (version: number): LiveNews => ({ kind: "SIGNAL", version, from: 2, data: "" });
const lineOf = (news: LiveNews) => `${JSON.stringify(news)}\n`;

/** A stream of news that stays open until it is told otherwise. */
function openStream(...first: LiveNews[]) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({ start: (it) => void (controller = it) });
  for (const news of first) write(lineOf(news));
  const answer: Answer = (asked) => {
    asked.signal.addEventListener("abort", () => controller.error(asked.signal.reason));
    return new Response(body);
  };
  return {
    answer,
    write,
    say: (...news: LiveNews[]) => write(news.map(lineOf).join("")),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError("network error")),
  };
}

/** A stream that ends after these. */
function endedStream(...news: LiveNews[]): Answer {
  const stream = openStream(...news);
  stream.end();
  return stream.answer;
}

function follow(
  answers: readonly Answer[],
  { refresh, onNews = () => {} }: { refresh?: () => Promise<void>; onNews?: () => void } = {},
) {
  const fake = createFakeAsker(answers, refresh && { refresh });
  const told: unknown[] = [];
  const close = followNews(fake.asker, {
    channelId: "channel",
    // In the middle of the spread.
    participantId: 500,
    after: 3,
    onNews: (news) => {
      told.push("version" in news ? news.version : news.kind);
      onNews();
    },
    onConnection: (isConnected) => told.push(isConnected ? "connected" : "lost"),
    onRefused: ({ code }) => told.push(code),
  });
  const afters = () => fake.asked.map(({ path }) => /after=(\d+)/.exec(path)?.[1]);
  const times = () => fake.asked.map(({ at }) => at);
  return { ...fake, told, close, afters, times };
}

describe("the news of a live session", () => {
  it("are asked for in one's own name and number, after the last message that is known", async () => {
    const { asked, pass } = follow([silence]);
    await pass(0);
    expect(asked).toMatchObject([
      { path: "/live-sessions/channel?after=3&participant=500", token: "Bearer old" },
    ]);
  });

  it("are told as they come, also in pieces", async () => {
    const stream = openStream();
    const { told, pass } = follow([stream.answer]);
    await pass(0);
    expect(told).toEqual(["connected"]);
    const line = lineOf(signal(4));
    stream.write(line.slice(0, 9));
    await pass(0);
    expect(told).toEqual(["connected"]);
    stream.write(line.slice(9) + lineOf(BEAT));
    await pass(0);
    expect(told).toEqual(["connected", 4, "BEAT"]);
  });

  it("go on after the last message when a stream has ended, without a word about it", async () => {
    const { told, pass, afters, times } = follow([
      endedStream(STATE, signal(9), signal(8)),
      endedStream(),
      endedStream(signal(10)),
    ]);
    await pass(7_000);
    expect(afters()).toEqual(["3", "9", "9", "10"]);
    // Ever later, as long as none lasts.
    expect(times()).toEqual([0, 1_000, 3_000, 7_000]);
    expect(told).not.toContain("lost");
  });

  it("go on soon when a stream has lasted", async () => {
    const stream = openStream(STATE);
    const { pass, times } = follow([stream.answer, openStream(STATE).answer]);
    await pass(6_000);
    stream.end();
    await pass(500);
    expect(times()).toEqual([0, 6_500]);
  });

  it("go on after the last message when a stream breaks off, which is told", async () => {
    const stream = openStream(STATE, signal(4));
    const { told, pass, afters, times } = follow([stream.answer, openStream(STATE).answer]);
    await pass(0);
    stream.breakOff();
    await pass(1_000);
    expect(told).toEqual(["connected", "STATE", 4, "lost", "connected", "STATE"]);
    expect([afters(), times()]).toEqual([
      ["3", "4"],
      [0, 1_000],
    ]);
  });

  it("go on when a stream has fallen silent, which beats keep it from", async () => {
    const stream = openStream();
    const { told, pass, asked } = follow([stream.answer]);
    for (let beats = 0; beats < 5; beats += 1) {
      await pass(LIVE_BEAT_MS);
      stream.say(BEAT);
    }
    await pass(SILENCE_MS - 1);
    expect(asked).toHaveLength(1);
    expect(told).not.toContain("lost");
    await pass(1);
    expect(told.at(-1)).toBe("lost");
    expect(asked[0]?.signal.aborted).toBe(true);
    await pass(1_000);
    expect(asked).toHaveLength(2);
  });

  it("are asked for again when no answer comes at all", async () => {
    const { told, pass, asked } = follow([silence]);
    await pass(SILENCE_MS + 1_000);
    expect(told).toEqual(["lost"]);
    expect(asked).toHaveLength(2);
  });

  it("are asked for less and less often while that fails, and soon again after the first one", async () => {
    const failing = [offline, offline, offline, offline, offline, offline];
    const stream = openStream();
    const { pass, times } = follow([...failing, stream.answer, offline]);
    await pass(31_000);
    expect(times()).toEqual([0, 1_000, 3_000, 7_000, 15_000, 23_000, 31_000]);
    stream.say(BEAT);
    await pass(6_000);
    stream.end();
    await pass(500);
    expect(times().at(-1)).toBe(37_500);
  });

  it.each([
    ["an unreachable server", offline],
    ["a server that says so", refused(503, "UNAVAILABLE")],
    ["too many requests", refused(429, "RATE_LIMITED")],
    ["a fault", refused(500, "INTERNAL")],
    ["a gateway's page", gatewayPage],
    ["a page where news should be", () => new Response("<html>Welcome to our hotel\n")],
  ])("outlast %s", async (_, answer) => {
    const { told, pass } = follow([answer, openStream(STATE).answer]);
    await pass(1_000);
    expect(told.filter((one) => one !== "connected")).toEqual(["lost", "STATE"]);
  });

  it("outlast an answer without any, which is no connection", async () => {
    const empty: Answer = () => new Response(null, { status: 204 });
    const { told, pass } = follow([empty, openStream(STATE).answer]);
    await pass(1_000);
    expect(told).toEqual(["lost", "connected", "STATE"]);
  });

  it("are not asked for again once they are refused, which is told once", async () => {
    const { told, pass, asked, timers } = follow([refused(404, "NOT_FOUND")]);
    await pass(60_000);
    expect(told).toEqual(["NOT_FOUND"]);
    expect([asked.length, timers()]).toEqual([1, 0]);
  });

  it("are asked for with a new token when the old one has run out", async () => {
    const hidden = refused(404, "NOT_FOUND", { "Token-Expired": "true" });
    const { told, pass, asked, refreshes } = follow([hidden, openStream(STATE).answer]);
    await pass(0);
    expect(told).toEqual(["connected", "STATE"]);
    expect(asked.map(({ token }) => token)).toEqual(["Bearer old", "Bearer new"]);
    expect(refreshes()).toBe(1);
  });

  it("are refused to whose sign-in can't be renewed, and outlast one that can't be yet", async () => {
    const expired = refused(401, "AUTH_NOT_AUTHENTICATED");
    const over = follow([expired], { refresh: () => Promise.reject(new RefreshFailure("No", 1)) });
    await over.pass(60_000);
    expect(over.told).toEqual(["AUTH_NOT_AUTHENTICATED"]);
    expect([over.asked.length, over.refreshes()]).toEqual([1, 1]);
    const later = follow([expired, openStream(STATE).answer], {
      refresh: () => Promise.reject(new RefreshFailure("Later", 0)),
    });
    await later.pass(1_000);
    expect(later.told).toEqual(["lost", "connected", "STATE"]);
  });

  it("go on after the last message when a line makes no sense", async () => {
    const broken = openStream(STATE, signal(4));
    const { told, pass, afters } = follow([broken.answer, openStream(STATE, signal(5)).answer]);
    await pass(0);
    broken.write('{"kind":"TEXT","ver\n');
    broken.say(signal(6));
    await pass(1_000);
    expect(told).toEqual(["connected", "STATE", 4, "lost", "connected", "STATE", 5]);
    expect(afters()).toEqual(["3", "4"]);
  });

  it("are asked for less and less often while they say that one can't be there", async () => {
    const tooSoon = () => endedStream({ ...STATE, refusal: "NOT_OPEN_YET" });
    const { told, pass, times } = follow([tooSoon(), tooSoon(), tooSoon(), endedStream(STATE)]);
    await pass(15_000);
    expect(times()).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
    expect(told).not.toContain("lost");
  });
});

describe("news that nobody follows any more", () => {
  async function expectNothingLeft({
    told,
    pass,
    asked,
    timers,
    ...view
  }: ReturnType<typeof follow>) {
    const [before, requests] = [[...told], asked.length];
    view.close();
    view.close();
    await pass(0);
    expect(timers()).toBe(0);
    expect(asked.every(({ signal: { aborted } }) => aborted)).toBe(true);
    await pass(60_000);
    expect([told, asked.length]).toEqual([before, requests]);
  }

  it("leave nothing behind while an answer is awaited", async () => {
    const view = follow([silence]);
    await view.pass(0);
    await expectNothingLeft(view);
  });

  it("leave nothing behind in a stream", async () => {
    const view = follow([openStream(STATE).answer]);
    await view.pass(0);
    await expectNothingLeft(view);
  });

  it("leave nothing behind between two streams", async () => {
    const view = follow([offline, offline]);
    await view.pass(1_000);
    expect(view.timers()).toBe(1);
    view.close();
    await view.pass(0);
    expect(view.timers()).toBe(0);
    await view.pass(60_000);
    expect(view.asked).toHaveLength(2);
  });

  it("are not asked for with the token that comes then", async () => {
    let renewed = () => {};
    const view = follow([refused(401, "AUTH_NOT_AUTHENTICATED"), openStream(STATE).answer], {
      refresh: () => new Promise((resolve) => void (renewed = resolve)),
    });
    await view.pass(0);
    view.close();
    renewed();
    await view.pass(60_000);
    expect([view.asked.length, view.told, view.timers()]).toEqual([1, [], 0]);
  });

  it("are not told, also when they have come already", async () => {
    const stream = openStream();
    stream.say(STATE, signal(4), signal(5));
    let close = () => {};
    const view = follow([stream.answer], { onNews: () => close() });
    ({ close } = view);
    await view.pass(60_000);
    expect(view.told).toEqual(["connected", "STATE"]);
    expect([view.asked.length, view.timers()]).toEqual([1, 0]);
  });

  it("are not told, however close to their answer the end comes", async () => {
    for (let ticks = 0; ticks < 20; ticks += 1) {
      const stream = openStream(STATE);
      const view = follow([stream.answer]);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      view.close();
      const before = [...view.told];
      await view.pass(60_000);
      expect([view.told, view.timers()]).toEqual([before, 0]);
    }
  });
});
