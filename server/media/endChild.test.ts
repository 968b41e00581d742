import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it, vi } from "vitest";
import { type Child, endChild } from "./startChild.ts";

afterEach(() => vi.restoreAllMocks());

const isLinux = process.platform === "linux";
const where = {
  skip: !isLinux,
  meta: isLinux ? {} : { skippedBecause: "only Linux tells the children of a process" },
};

it("takes it as done when what is to be killed has just ended", where, async () => {
  const child = spawn("/bin/sh", ["-c", "sleep 60 & echo started; wait"], { stdio: "pipe" });
  await once(child.stdout, "data");
  const kill = process.kill.bind(process);
  vi.spyOn(process, "kill").mockImplementation((pid, signal) => {
    kill(pid, signal);
    throw Object.assign(new Error("kill ESRCH"), { code: "ESRCH" });
  });
  expect(() => endChild(child as Child)).not.toThrow();
  await once(child, "close");
});
