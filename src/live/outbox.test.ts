import { describe, expect, it } from "vitest";
import { ANSWER_MS, createLiveOutbox } from "./outbox.ts";
import {
  type Answer,
  createFakeAsker,
  gatewayPage,
  offline,
  refused,
  silence,
} from "./testing/fakeAsker.ts";

const taken: Answer = () => new Response(null, { status: 204 });
const text = (key: string) => ({ kind: "TEXT", participantId: 7, key, text: key }) as const;

function open(answers: readonly Answer[], options?: { refresh?: () => Promise<void> }) {
  const fake = createFakeAsker(answers, options);
  const outbox = createLiveOutbox(fake.asker, "channel");
  const outcomes: string[] = [];
  const send = (key: string) => {
    outbox.send(text(key)).then(
      () => outcomes.push(`${key} sent`),
      (error: { code?: string }) => outcomes.push(`${key} ${error.code}`),
    );
  };
  const keys = () => fake.asked.map(({ body }) => (body as { key: string }).key);
  const times = () => fake.asked.map(({ at }) => at);
  return { ...fake, outbox, outcomes, send, keys, times };
}

describe("a message to a live session", () => {
  it("is posted in one's own name", async () => {
    const { outbox, send, outcomes, asked, pass, timers } = open([taken]);
    outbox.start();
    send("a");
    await pass(0);
    expect(asked).toMatchObject([
      { path: "/live-sessions/channel", method: "POST", token: "Bearer old", body: text("a") },
    ]);
    expect(outcomes).toEqual(["a sent"]);
    expect(timers()).toBe(0);
  });

  it("waits for the answer to the one before it", async () => {
    let answerFirst = (_: Response) => {};
    const first: Answer = () => new Promise((resolve) => void (answerFirst = resolve));
    const { send, outcomes, keys, pass } = open([first, taken, taken]);
    for (const key of ["a", "b", "c"]) send(key);
    await pass(5_000);
    expect(keys()).toEqual(["a"]);
    answerFirst(new Response(null, { status: 204 }));
    await pass(0);
    expect(keys()).toEqual(["a", "b", "c"]);
    expect(outcomes).toEqual(["a sent", "b sent", "c sent"]);
  });

  it.each([
    ["an unreachable server", offline],
    ["a server that says so", refused(503, "UNAVAILABLE")],
    ["too many requests", refused(429, "RATE_LIMITED")],
    ["a gateway's page", gatewayPage],
  ])("outlasts %s under its own key, ahead of those behind it", async (_, answer) => {
    const { send, outcomes, keys, pass } = open([answer, taken, taken]);
    send("a");
    send("b");
    await pass(600);
    expect(keys()).toEqual(["a", "a", "b"]);
    expect(outcomes).toEqual(["a sent", "b sent"]);
  });

  it("fails after six tries with growing pauses, and those behind it are sent", async () => {
    const failing = Array.from({ length: 6 }, () => offline);
    const { send, outcomes, keys, times, pass } = open([...failing, taken]);
    send("a");
    send("b");
    await pass(12_200);
    expect(times()).toEqual([0, 600, 1_800, 4_200, 8_200, 12_200, 12_200]);
    expect(keys().at(-1)).toBe("b");
    expect(outcomes).toEqual(["a NETWORK", "b sent"]);
  });

  it("is tried again when no answer comes for long", async () => {
    const { send, outcomes, asked, pass, timers } = open([silence, taken]);
    send("a");
    await pass(ANSWER_MS - 1);
    expect(asked[0]?.signal.aborted).toBe(false);
    await pass(601);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(outcomes).toEqual(["a sent"]);
    expect(timers()).toBe(0);
  });

  it("is refused once, alone", async () => {
    const { send, outcomes, keys, pass } = open([refused(409, "SEAT_TAKEN"), taken]);
    send("a");
    send("b");
    await pass(60_000);
    expect(keys()).toEqual(["a", "b"]);
    expect(outcomes).toEqual(["a SEAT_TAKEN", "b sent"]);
  });

  it("is sent with a new token when the old one has run out", async () => {
    const expired = refused(401, "AUTH_NOT_AUTHENTICATED");
    const { send, outcomes, asked, pass } = open([expired, taken]);
    send("a");
    await pass(0);
    expect(asked.map(({ token }) => token)).toEqual(["Bearer old", "Bearer new"]);
    expect(outcomes).toEqual(["a sent"]);
  });
});

describe("an outbox that is closed", () => {
  it("gives up what is on its way and what waits, and says so", async () => {
    const { outbox, send, outcomes, asked, pass, timers } = open([silence]);
    const close = outbox.start();
    send("a");
    send("b");
    await pass(0);
    close();
    await pass(0);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(timers()).toBe(0);
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(outcomes).toEqual(["a NETWORK", "b NETWORK"]);
  });

  it("gives up what it was given before it was opened", async () => {
    const { outbox, send, outcomes, pass } = open([silence]);
    send("a");
    outbox.start()();
    await pass(0);
    expect(outcomes).toEqual(["a NETWORK"]);
  });

  it("leaves no timer behind between two tries", async () => {
    const { outbox, send, outcomes, pass, timers, asked } = open([offline, taken]);
    const close = outbox.start();
    send("a");
    await pass(1);
    expect(timers()).toBe(1);
    close();
    await pass(0);
    expect([timers(), outcomes]).toEqual([0, ["a NETWORK"]]);
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  it("sends nothing of what it was given then, until it is opened again", async () => {
    const { outbox, send, outcomes, keys, pass } = open([taken]);
    const close = outbox.start();
    close();
    send("a");
    outbox.start();
    send("b");
    // Closed a second time: that is over already.
    close();
    await pass(0);
    expect(keys()).toEqual(["b"]);
    expect(outcomes).toEqual(["a NETWORK", "b sent"]);
  });
});
