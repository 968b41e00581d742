import { expect, it } from "vitest";
import { SESSION_DURATIONS } from "../generated/enums.ts";
import { minutesOf } from "./sessionDuration.ts";

it("knows how long a session is", () => {
  expect(SESSION_DURATIONS.map(minutesOf)).toEqual([30, 60]);
});
