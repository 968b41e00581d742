import { expect, it } from "vitest";
import { SESSION_DURATIONS } from "../generated/enums.ts";
import { SESSION_MINUTES } from "./sessionDuration.ts";

it("knows how long a session is", () => {
  expect(SESSION_DURATIONS.map((duration) => SESSION_MINUTES[duration])).toEqual([30, 60]);
});
