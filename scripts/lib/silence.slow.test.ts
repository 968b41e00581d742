import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { run } from "./run.mjs";
import { watchSilence } from "./silence.mjs";

const LOOK_MS = 200;
const LIMIT_MS = 4 * LOOK_MS;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Whether a program was found silent before it ended. Output isn't silence. */
function watched(program: string): Promise<"silent" | "ended"> {
  const child = spawn(process.execPath, ["-e", program]);
  children.push(child);
  return new Promise((resolve) => {
    const watch = watchSilence({
      pid: child.pid ?? 0,
      limitMs: LIMIT_MS,
      lookMs: LOOK_MS,
      onSilence: () => resolve("silent"),
    });
    child.stdout.on("data", watch.heard);
    child.on("close", () => {
      watch.stop();
      resolve("ended");
    });
  });
}

/** Computes for twice as long as a program may be silent. */
const COMPUTES = `
  const usedMs = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part) / 1000;
  while (usedMs() < ${2 * LIMIT_MS}) for (let i = 0; i < 1e6; i += 1);
`;

test("a program that waits, and does nothing, is silent", async () => {
  expect(await watched(`setTimeout(() => {}, 60_000)`)).toBe("silent");
});

test("one that computes is not, however long it takes", async () => {
  expect(await watched(COMPUTES)).toBe("ended");
});

test("neither is one whose child computes", async () => {
  const program = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(COMPUTES)}])`;
  expect(await watched(program)).toBe("ended");
});

test("nor one that is heard of again and again", async () => {
  const program = `let left = 16; const timer = setInterval(() => {
    console.log(left);
    if (--left === 0) clearInterval(timer);
  }, ${LIMIT_MS / 8});`;
  expect(await watched(program)).toBe("ended");
});

test("a command of which nothing is heard is ended together with its children, and says why", async () => {
  const options = { quiet: true, silenceInMinutes: 1 / 30 };
  const { code, output } = await run("sh", ["-c", "echo begun; sleep 60 & wait"], options);
  expect(code).toBe(137);
  expect(output).toMatch(/^begun\nEnded, as for .* nothing was printed/);
});
