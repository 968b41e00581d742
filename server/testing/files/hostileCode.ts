import { connect } from "node:net";
import { readFile } from "node:fs/promises";
import { answer } from "../../media/child/answer.ts";

/** What the program attempts, and on whom. */
export interface Targets {
  /** Of its parent server. */
  pid: number;
  /** Ports of this machine, and socket paths, with a listener. */
  places: readonly (number | string)[];
}

/** What it obtained. */
export interface Loot {
  connected: Targets["places"];
  environment: string | null;
}

/** Code that took over the program that decodes an upload. */
await answer(async (input): Promise<Loot> => {
  const { pid, places } = JSON.parse(new TextDecoder().decode(input)) as Targets;
  const connected: (number | string)[] = [];
  for (const place of places) if (await isConnected(place)) connected.push(place);
  const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => null);
  for (const victim of [pid, process.ppid]) {
    for (const signal of ["SIGSTOP", "SIGTERM", "SIGKILL"] as const) end(victim, signal);
  }
  return { connected, environment };
});

function isConnected(place: number | string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = typeof place === "number" ? connect(place, "127.0.0.1") : connect(place);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.unref();
  });
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // No such process.
  }
}
