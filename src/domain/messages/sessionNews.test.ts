import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type SessionVersion,
  newsOf,
  parseVersion,
  versionOf,
  versionText,
} from "./sessionNews.ts";

const booking = (moves = 0, places = 0, isCancelled = false) => ({
  state: isCancelled ? ("CANCELLED" as const) : ("CONFIRMED" as const),
  moves: Array.from({ length: moves }, (_, index) => ({ from: index })),
  placeChangeCount: places,
  startsAt: 1_000,
});

describe("what is told of a session", () => {
  const kindOf = (now: ReturnType<typeof booking>, told: readonly SessionVersion[]) =>
    newsOf(now, told)?.kind ?? null;
  const told = (...of: Parameters<typeof booking>) => versionOf(booking(...of));

  it("is at first that it was booked, whatever has become of it", () => {
    expect(kindOf(booking(), [])).toBe("BOOKED");
    expect(kindOf(booking(2, 1), [])).toBe("BOOKED");
  });

  it("is what has changed since, the time before the place", () => {
    expect(newsOf(booking(2), [told()])).toEqual({ kind: "MOVED", from: 0 });
    expect(newsOf(booking(2), [told(), told(1)])).toEqual({ kind: "MOVED", from: 1 });
    expect(kindOf(booking(1, 1), [told()])).toBe("MOVED");
    expect(kindOf(booking(1, 1), [told(1)])).toBe("PLACE_CHANGED");
  });

  it("is nothing of a move there and back that nobody was told of", () => {
    expect(newsOf({ ...booking(2), startsAt: 0 }, [told()])).toBeNull();
    expect(kindOf({ ...booking(2, 1), startsAt: 0 }, [told()])).toBe("PLACE_CHANGED");
  });

  it("is that it was cancelled, also to somebody who was told nothing yet", () => {
    expect(kindOf(booking(1, 1, true), [told()])).toBe("CANCELLED");
    expect(kindOf(booking(0, 0, true), [])).toBe("CANCELLED");
  });

  it("is nothing twice, in whichever order what was told is read", () => {
    const change = fc.constantFrom("move", "place", "cancel");
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), fc.func(fc.boolean()), (changes, isTold) => {
        const heard: SessionVersion[] = [];
        let now = booking();
        const tell = () => {
          if (newsOf(now, heard) === null) return;
          heard.unshift(parseVersion(versionText(versionOf(now))));
          expect(newsOf(now, heard)).toBeNull();
        };
        for (const [index, one] of changes.entries()) {
          if (isTold(index)) tell();
          if (now.state === "CANCELLED") break;
          const { moves, placeChangeCount } = now;
          now = booking(
            moves.length + Number(one === "move"),
            placeChangeCount + Number(one === "place"),
            one === "cancel",
          );
        }
        tell();
        expect(heard).toContainEqual(versionOf(now));
      }),
    );
  });
});
