import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { isolation, warnWithoutIsolation, WAYS } from "./isolation.ts";
import { ENCLOSED } from "./startChild.ts";

const SECRET = "TOKEN_SECRET=do-not-tell";
const isolated = await isolation();
const where = {
  skip: isolated === null,
  meta: isolated === null ? { skippedBecause: "this machine can't isolate processes" } : {},
};

/** What is needed to draw is not hidden. */
const isInTmp = [import.meta.filename, process.execPath].some((place) => place.startsWith("/tmp/"));
const whereHidden = {
  skip: isInTmp,
  meta: isInTmp ? { skippedBecause: "this checkout is in /tmp" } : {},
};

/** Listens, and has hostile code run where documents are drawn; then says what came of it. */
const SERVER = `
  import { createServer } from "node:net";
  import { once } from "node:events";
  import { PATIENCE } from "../testing/patience.ts";
  import { DRAWING } from "./limits.ts";
  import { runChild } from "./runChild.ts";
  const listening = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(listening, "listening");
  const targets = { pid: process.pid, places: [listening.address().port, ...JSON.parse(process.env.OTHERS)] };
  async function* input() { yield new TextEncoder().encode(JSON.stringify(targets)); }
  const limits = { ...DRAWING, ...PATIENCE };
  const program = "../../testing/files/hostileCode";
  console.log(JSON.stringify(await runChild({ program, input: input(), limits })));
  process.exit();`;

const NOTHING = { code: 0, signal: null, said: { connected: [], environment: null } };

const started: ChildProcess[] = [];
const listening: Server[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  for (const server of listening.splice(0)) server.close();
});

/** Listens there; returns the port. */
async function listen(place: number | string): Promise<number> {
  const server = createServer((socket) => socket.end()).listen(place);
  listening.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function serveHostile(others: readonly (number | string)[]) {
  const server = spawn(process.execPath, ["--input-type=module", "--eval", SERVER], {
    cwd: new URL("./", import.meta.url),
    env: { OTHERS: JSON.stringify(others), TOKEN_SECRET: "do-not-tell" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(server);
  const [said, [code, signal]] = await Promise.all([text(server.stdout), once(server, "exit")]);
  return { code, signal, said: said === "" ? null : JSON.parse(said) };
}

describe("hostile code where documents are drawn", where, () => {
  it("reaches no port of this machine, reads nothing of its server, and does not end it", async () => {
    const port = await listen(0);
    expect(await serveHostile([port])).toEqual(NOTHING);
  });

  it("reaches no socket that has a path where programs have theirs", whereHidden, async () => {
    const folder = await mkdtemp("/tmp/socket-");
    await listen(path.join(folder, "s"));
    expect(await serveHostile([path.join(folder, "s")])).toEqual(NOTHING);
    await rm(folder, { recursive: true });
  });

  it("gets no further when nothing of Node holds it back", async () => {
    const victim = spawn("/bin/sleep", ["60"], { env: { TOKEN_SECRET: "do-not-tell" } });
    started.push(victim);
    await once(victim, "spawn");
    const [command = "", ...words] = isolated ?? [];
    // As root within its namespaces, it may do much there; but not uncover what is hidden.
    const uncover = "umount /proc; umount /run; ls /run";
    const further = `cat /proc/${victim.pid}/environ; kill -KILL ${victim.pid}; cat /proc/net/route`;
    const hostile = ["/bin/sh", "-c", `${uncover}; ${further}; exit 0`];
    const line = [...words, "/bin/sh", "-c", ENCLOSED, "sh", ...hostile];
    const { stdout } = await promisify(execFile)(command, line);
    expect(stdout).not.toContain(SECRET);
    expect(stdout.trim().split("\n").slice(1)).toEqual([]);
    expect([victim.exitCode, victim.signalCode]).toEqual([null, null]);
    expect(victim.kill(0)).toBe(true);
  });
});

it("warns a start that can't isolate what decodes uploads, and no other", () => {
  const said: string[] = [];
  const warn = (message: string) => void said.push(message);
  warnWithoutIsolation(["unshare"], { warn });
  expect(said).toEqual([]);
  warnWithoutIsolation(null, { warn });
  expect(said).toEqual(["what decodes uploads can reach the network and other processes"]);
});

describe("each way of isolation", () => {
  const ways = WAYS.map((way) => ({ way, line: way.join(" ") }));
  it.for(ways)(
    "hides folders from what it runs, not from the server: $line",
    where,
    async ({ way }) => {
      const mounts = "grep -c ' /run ' /proc/self/mountinfo";
      const hide = 'unshare "$@" -- /bin/sh -c "mount -t tmpfs none /run"';
      const line = `before="$(${mounts})"; ${hide}; echo "$before" "$(${mounts})"`;
      const outside = ["--user", "--map-root-user", "--mount", "/bin/sh", "-c", line, "sh", ...way];
      const { stdout } = await promisify(execFile)("unshare", outside);
      const [before, after] = stdout.trim().split(" ");
      expect(after).toBe(before);
    },
  );
});
