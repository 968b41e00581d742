import {
  LIVE_ACCESS_LIFETIME_MS,
  LIVE_ACCESS_RENEWED_BEFORE_MS,
} from "../../../domain/shared/limits.ts";
import type { LineAccess, LineOptions } from "../port.ts";

/** A line that waits longer goes on with what it has. */
const RENEWED_WITHIN_MS = 5_000;

/** Access to the servers that help to connect. */
export interface FreshAccess {
  present(): LineAccess;
  /** Renews it if it may have run out, or in any case. Never rejects. */
  freshen(options?: { isForced: boolean }): Promise<LineAccess>;
  close(): void;
}

/** Keeps access, and renews it when it is needed after it has run out. */
export function keepAccess({
  access,
  renew,
  after,
  log,
}: Pick<LineOptions, "access" | "renew" | "after" | "log">): FreshAccess {
  let present = access;
  let isStale = false;
  let isClosed = false;
  let renewing: Promise<LineAccess> | null = null;
  let cancelAging = () => {};
  let cancelWait = () => {};

  const age = () => {
    cancelAging();
    isStale = false;
    cancelAging = after(LIVE_ACCESS_LIFETIME_MS - LIVE_ACCESS_RENEWED_BEFORE_MS, () => {
      isStale = true;
    });
  };
  age();

  const askFor = async () => {
    const tooLate = new Promise<null>((resolve) => {
      cancelWait = after(RENEWED_WITHIN_MS, () => resolve(null));
    });
    const fresh = await Promise.race([renew(), tooLate]).catch((error: unknown) => {
      log("Access could not be renewed", error);
      return null;
    });
    cancelWait();
    if (fresh === null || isClosed) return present;
    present = fresh;
    age();
    return present;
  };

  return {
    present: () => present,
    freshen: ({ isForced } = { isForced: false }) => {
      if (!isStale && !isForced) return Promise.resolve(present);
      renewing ??= askFor().finally(() => {
        renewing = null;
      });
      return renewing;
    },
    close: () => {
      isClosed = true;
      cancelAging();
      cancelWait();
    },
  };
}
