import { describe, expect, it } from "vitest";
import type { SideNews } from "../../../../domain/live/presence.ts";
import {
  type RoomState,
  type SettledState,
  announcementOf,
  isSettled,
  noticeOf,
  roomState,
} from "./roomState.ts";

const IN: SideNews = { whereabouts: "IN", participantId: 8 };
const AWAY: SideNews = { whereabouts: "AWAY", participantId: 8 };
const WAITING: SideNews = { whereabouts: "WAITING", participantId: null };
const ABSENT: SideNews = { whereabouts: "ABSENT", participantId: null };
const NOBODY_THERE = [null, ABSENT, WAITING];

const CONNECTIONS = ["CONNECTING", "UP", "LOST"] as const;
const STATES = ["alone", "connecting", "together", "lost", "left", "offline"] as const;

/** The states of a room as one thing after the other happens in it. */
function states(
  ...moments: {
    other: SideNews | null;
    line: (typeof CONNECTIONS)[number];
    isConnected?: boolean;
  }[]
): RoomState[] {
  let before: SettledState = "alone";
  return moments.map(({ other, line, isConnected = true }) => {
    const state = roomState({ other, line: { connection: line }, isConnected, before });
    if (isSettled(state)) before = state;
    return state;
  });
}

describe("a room", () => {
  it("has nobody in it until the other side has come, who may be waiting outside", () => {
    for (const other of NOBODY_THERE) {
      for (const line of CONNECTIONS) expect(states({ other, line })).toEqual(["alone"]);
    }
  });

  it("has both in it once their line is up", () => {
    expect(states({ other: IN, line: "CONNECTING" }, { other: IN, line: "UP" })).toEqual([
      "connecting",
      "together",
    ]);
  });

  it("says that the line is lost when it can't be had from the start, too", () => {
    expect(states({ other: IN, line: "LOST" })).toEqual(["lost"]);
    expect(states({ other: AWAY, line: "CONNECTING" })).toEqual(["lost"]);
  });

  it("says that the line is lost for as long as it is tried again", () => {
    const moments = (["UP", "LOST", "CONNECTING", "UP"] as const).map((line) => ({
      other: IN,
      line,
    }));
    expect(states(...moments)).toEqual(["together", "lost", "lost", "together"]);
  });

  it("has both in it while they see and hear each other, whatever the server says", () => {
    const up = { line: "UP", isConnected: false } as const;
    expect(states({ other: IN, ...up }, { other: AWAY, ...up })).toEqual(["together", "together"]);
  });

  it("is offline when neither the server nor the other side is heard", () => {
    const away = { line: "LOST", isConnected: false } as const;
    const back = { other: IN, line: "CONNECTING" } as const;
    expect(states({ other: null, ...away })).toEqual(["offline"]);
    expect(states({ other: IN, line: "UP" }, { other: IN, ...away }, back)).toEqual([
      "together",
      "offline",
      "lost",
    ]);
  });

  it("says that the other side has left, and is coming back", () => {
    const gone = { other: ABSENT, line: "LOST" } as const;
    const moments = [
      { other: IN, line: "UP" },
      gone,
      { ...gone, isConnected: false },
      gone,
      { other: { ...IN, participantId: 9 }, line: "CONNECTING" },
      { other: { ...IN, participantId: 9 }, line: "UP" },
    ] as const;
    expect(states(...moments)).toEqual([
      "together",
      "left",
      "offline",
      "left",
      "connecting",
      "together",
    ]);
  });

  it("says that the line is lost when a person who came back loses it again", () => {
    const moments = [
      { other: IN, line: "UP" },
      { other: ABSENT, line: "LOST" },
      { other: IN, line: "UP" },
      { other: IN, line: "CONNECTING" },
    ] as const;
    expect(states(...moments)).toEqual(["together", "left", "together", "lost"]);
  });
});

describe("what is said about a room", () => {
  it("names the other side on the stage, and nothing while both are together", () => {
    expect(STATES.map((state) => noticeOf(state, "Ann"))).toEqual([
      "Waiting for Ann",
      "Connecting to Ann…",
      null,
      "The connection to Ann was lost. Reconnecting…",
      "Ann has left. They can come back as long as you’re here.",
      "Your connection was lost. Reconnecting…",
    ]);
  });

  it("is said aloud of one's guest or host, each time in other words", () => {
    expect(STATES.map((state) => announcementOf(state, "guest"))).toEqual([
      "Your guest isn’t here yet",
      "Your guest is joining",
      "Your guest has joined",
      "The connection to your guest was lost",
      "Your guest has left",
      "Your connection was lost",
    ]);
    expect(announcementOf("left", "host")).toBe("Your host has left");
  });
});
