import { describe, expect, it } from "vitest";
import { createPlays } from "./plays.ts";

function stage() {
  let tell = (_: { newPhase: string }) => {};
  const log: string[] = [];
  const channel = {
    on: (_: string, listener: typeof tell) => {
      tell = listener;
    },
  };
  const plays = createPlays(channel, () => {
    log.push("begins");
    return () => void log.push("ends");
  });
  const leaving = new AbortController();
  const goesOn: string[] = [];
  return {
    log,
    goesOn,
    leave: () => leaving.abort(),
    enters: async (...phases: string[]) => {
      for (const newPhase of phases) tell({ newPhase });
      await Promise.resolve();
      await Promise.resolve();
    },
    drawAgain: () => void plays.over(leaving.signal).then(() => goesOn.push("drawn again")),
  };
}

describe("a story that is drawn again", () => {
  it("is drawn at once while it is not played", async () => {
    const { enters, drawAgain, goesOn } = stage();
    await enters("loading", "rendering", "completed", "finished");
    drawAgain();
    await enters("loading");
    expect(goesOn).toEqual(["drawn again"]);
  });

  it("waits until it has been played and checked", async () => {
    const { enters, drawAgain, goesOn } = stage();
    await enters("loading", "rendering", "playing");
    drawAgain();
    await enters("loading", "played", "completing", "completed", "afterEach");
    expect(goesOn).toEqual([]);
    await enters("finished");
    expect(goesOn).toEqual(["drawn again"]);
  });

  it("waits until its play has failed", async () => {
    const { enters, drawAgain, goesOn } = stage();
    await enters("playing");
    drawAgain();
    await enters("errored");
    expect(goesOn).toEqual([]);
    await enters("finished");
    expect(goesOn).toEqual(["drawn again"]);
  });

  it("waits no longer once it is left", async () => {
    const { enters, drawAgain, leave, goesOn } = stage();
    await enters("playing");
    drawAgain();
    leave();
    await enters("loading");
    expect(goesOn).toEqual(["drawn again"]);
  });
});

describe("what lasts as long as a play", () => {
  it("begins with it and ends after its checks, once", async () => {
    const { enters, log } = stage();
    await enters("loading", "rendering");
    expect(log).toEqual([]);
    await enters("playing", "played", "completed", "afterEach");
    expect(log).toEqual(["begins"]);
    await enters("finished", "loading", "rendering", "completed", "finished");
    expect(log).toEqual(["begins", "ends"]);
  });

  it("ends with a play that is given up", async () => {
    const { enters, log } = stage();
    await enters("playing", "aborted");
    expect(log).toEqual(["begins", "ends"]);
  });
});
