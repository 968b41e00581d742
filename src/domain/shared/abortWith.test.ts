import { expect, it } from "vitest";
import { abortWith } from "./abortWith.ts";

it("aborts with a signal, also one that has aborted before, for its reason", () => {
  const outer = new AbortController();
  const [early, late] = [new AbortController(), new AbortController()];
  abortWith(early, outer.signal);
  outer.abort("over");
  abortWith(late, outer.signal);
  expect([early.signal.reason, late.signal.reason]).toEqual(["over", "over"]);
});

it("keeps the first reason, and leaves the signal be", () => {
  const [inner, outer] = [new AbortController(), new AbortController()];
  abortWith(inner, outer.signal);
  inner.abort("first");
  expect(outer.signal.aborted).toBe(false);
  outer.abort("second");
  expect(inner.signal.reason).toBe("first");
});

it("does nothing more once it was ended", () => {
  const [inner, outer] = [new AbortController(), new AbortController()];
  abortWith(inner, outer.signal)();
  outer.abort();
  expect(inner.signal.aborted).toBe(false);
});
