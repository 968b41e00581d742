import { describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import { createDrawingTurns } from "./drawingTurns.ts";

/** A queue as the worker makes one: each document asks again after a pause, until it was drawn. */
function createQueue() {
  let now = 0;
  const turns = createDrawingTurns({ now: () => now });
  const asking: { creatorId: string; name: string; takes: number; at: number }[] = [];
  const order: string[] = [];
  let finish: { at: number; end(): void } | null = null;
  let current = "";

  async function ask(document: (typeof asking)[number]): Promise<boolean> {
    let isDrawn = false;
    const turn = turns.take(document.creatorId, () => {
      isDrawn = true;
      current = document.name;
      return new Promise<void>((resolve) => {
        finish = { at: now + document.takes * SECOND_MS, end: resolve };
      });
    });
    if (!isDrawn) await turn;
    return isDrawn;
  }

  return {
    uploads: (name: string, { takes = 1, pause = 0 } = {}) => {
      const creatorId = name.split(" ")[0] ?? "";
      asking.push({ creatorId, name, takes, at: now + pause * SECOND_MS });
    },
    /** Each waiting document asks every ten seconds. */
    passes: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        if (finish !== null && finish.at <= now) {
          finish.end();
          finish = null;
          order.push(`${current} at ${now / SECOND_MS}`);
          await new Promise((resolve) => setImmediate(resolve));
        }
        for (const document of asking.filter(({ at }) => at <= now)) {
          if (await ask(document)) asking.splice(asking.indexOf(document), 1);
          else document.at = now + 10 * SECOND_MS;
        }
        now += SECOND_MS;
      }
    },
    order,
    drawnAt: (name: string) => {
      const at = order.find((line) => line.startsWith(`${name} at `))?.split(" at ")[1];
      return at === undefined ? Infinity : Number(at);
    },
  };
}

describe("turns at drawing", () => {
  it("keep an honest document from waiting behind the fifteen of somebody else", async () => {
    const queue = createQueue();
    for (let index = 0; index < 15; index += 1) queue.uploads(`mallory ${index}`, { takes: 10 });
    await queue.passes(3);
    queue.uploads("alice 1");
    await queue.passes(240);
    expect(queue.drawnAt("alice 1")).toBeLessThan(25);
    expect(queue.order).toHaveLength(16);
  });

  it("put a creator behind all others whose documents were drawn for 30 seconds in 10 minutes", async () => {
    let now = 0;
    const turns = createDrawingTurns({ now: () => now });
    const draws = async (creatorId: string, { seconds = 0 } = {}) =>
      turns.take(creatorId, async () => {
        now += seconds * SECOND_MS;
        return "drawn";
      });
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await draws("mallory", { seconds: 10 })).toBe("drawn");
      expect(await draws("bob", { seconds: 9 })).toBe("drawn");
    }
    const whileDrawing = (work: () => Promise<void>) =>
      turns.take("carol", async () => {
        now += 1;
        await work();
        return "drawn";
      });
    const isWaiting = async () => {
      expect(await draws("alice")).toBe("busy");
    };
    await whileDrawing(isWaiting);
    expect(await draws("mallory")).toBe("busy");
    expect(await draws("bob")).toBe("drawn");
    expect(await draws("alice")).toBe("drawn");
    expect(await draws("mallory")).toBe("drawn");

    now += 10 * MINUTE_MS;
    await whileDrawing(isWaiting);
    expect(await draws("mallory")).toBe("drawn");
  });

  it("don't idle for somebody who no longer asks", async () => {
    let now = 0;
    const turns = createDrawingTurns({ now: () => now });
    let end = () => {};
    const first = turns.take("mallory", () => new Promise<void>((resolve) => (end = resolve)));
    now += SECOND_MS;
    expect(await turns.take("alice", async () => "drawn")).toBe("busy");
    now += SECOND_MS;
    end();
    await first;
    expect(await turns.take("mallory", async () => "drawn")).toBe("busy");
    now += 14 * SECOND_MS;
    expect(await turns.take("mallory", async () => "drawn")).toBe("drawn");
  });

  it("draw a crowd of creators as they ask", async () => {
    let now = 0;
    const turns = createDrawingTurns({ now: () => now });
    let end = () => {};
    const first = turns.take("first", () => new Promise<void>((resolve) => (end = resolve)));
    for (const name of ["a", "b", "c"]) {
      now += 1;
      expect(await turns.take(name, async () => "drawn")).toBe("busy");
    }
    end();
    await first;
    for (const name of ["c", "a", "b"]) {
      expect(await turns.take(name, async () => "drawn")).toBe("drawn");
    }
  });

  it("give the turn on when a drawing failed", async () => {
    const turns = createDrawingTurns({ now: () => 0 });
    await expect(turns.take("a", () => Promise.reject(new Error("broke")))).rejects.toThrow(
      "broke",
    );
    expect(await turns.take("b", async () => "drawn")).toBe("drawn");
  });
});
