import type { SessionHost } from "./host.ts";

type Locks = Pick<SessionHost, "locks">;

const prefixOf = (account: string) => `unsaved ${account} `;

/**
 * Tells the browser's other tabs which of an account's forms are not saved here. Each is the name
 * of a lock, so that it is released with its tab, even on a crash. Where the browser has no locks
 * (plain http), the others hear nothing.
 */
export function holdNames({ locks }: Locks) {
  const held = new Map<string, () => void>();
  return (account: string | undefined, labels: readonly string[]): void => {
    const wanted = new Set(account ? labels.map((label) => prefixOf(account) + label) : []);
    for (const [name, release] of held) {
      if (wanted.has(name)) continue;
      held.delete(name);
      release();
    }
    for (const name of wanted) {
      if (held.has(name)) continue;
      const untilReleased = new Promise<void>((release) => held.set(name, release));
      // Refused to a page that is about to go.
      locks?.request(name, { mode: "shared" }, () => untilReleased).catch(() => {});
    }
  };
}

/** What was passed to `holdNames` in any tab of this browser, including this one. */
export async function namesHeld({ locks }: Locks, account: string | undefined): Promise<string[]> {
  if (!locks || account === undefined) return [];
  const { held = [] } = await locks.query().catch(() => ({ held: [] as LockInfo[] }));
  const prefix = prefixOf(account);
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(prefix));
  return [...new Set(names)].map((name) => name.slice(prefix.length));
}
