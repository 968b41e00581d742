import { expect, test } from "vitest";
import { exitCode, run } from "./run.mjs";

test("a command's exit code is kept", async () => {
  const { code } = await run("sh", ["-c", "exit 7"], { quiet: true });
  expect(code).toBe(7);
});

test("a command that cannot be found ends with 127 and says so", async () => {
  const { code, output } = await run("no-such-command", [], { quiet: true });
  expect(code).toBe(127);
  expect(output).toContain("no-such-command");
});

test("a process ended by a signal has the exit code that a shell gives it", () => {
  expect(exitCode(null, "SIGTERM")).toBe(143);
  expect(exitCode(0, null)).toBe(0);
});
