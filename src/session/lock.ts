import { SECOND_MS } from "../domain/shared/limits.ts";
import { pause, type SessionHost } from "./host.ts";

const LEASE_MS = 10 * SECOND_MS;
const POLL_MS = 100;
/** Longer than a write of another tab needs to be seen here. */
const SETTLE_MS = 50;

type LockHost = Pick<SessionHost, "locks" | "storage" | "now" | "after" | "newSecret">;

/**
 * Runs `work` while no other tab runs work of the same name. Where the browser has no locks, a lease
 * in the shared storage is used instead; it expires when its tab is closed.
 */
export async function withTabLock<T>(
  host: LockHost,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (host.locks) return await host.locks.request(name, work);
  const lease = await takeLease(host, name);
  try {
    return await work();
  } finally {
    if (readOwner(host, name) === lease) host.storage.removeItem(name);
  }
}

async function takeLease(host: LockHost, name: string): Promise<string> {
  const owner = host.newSecret();
  for (;;) {
    if (readOwner(host, name) === null) {
      host.storage.setItem(name, `${owner}:${host.now() + LEASE_MS}`);
      // Two tabs may both have seen it free: the last to write has it.
      await pause(host, SETTLE_MS);
      if (readOwner(host, name) === owner) return owner;
    }
    await pause(host, POLL_MS);
  }
}

function readOwner({ storage, now }: LockHost, name: string): string | null {
  const [owner, until] = storage.getItem(name)?.split(":") ?? [];
  return owner && Number(until) > now() ? owner : null;
}
