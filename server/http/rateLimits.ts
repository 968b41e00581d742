import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ACCESS } from "../graphql/generated/access.ts";
import { visitorKey } from "./clientAddress.ts";

/** The contract's costly calls: a twentieth of the others. */
const COSTLY: ReadonlySet<string> = new Set(
  Object.entries(ACCESS).flatMap(([call, { isCostly }]) => (isCostly ? [call] : [])),
);
const COSTLY_SHARE = 20;

/** How often one visitor may call. */
export interface RateLimits {
  /** Seconds until the visitor may call again; null when the call is allowed. */
  admitRequest(address: string): Promise<number | null>;
  /** The same for the calls of one operation. */
  admitCalls(address: string, calls: readonly string[]): Promise<number | null>;
}

/** Counts in this process's memory: behind several processes each counts for itself. */
export function createRateLimits({ perMinute }: { perMinute: number }): RateLimits {
  const requests = new RateLimiterMemory({ keyPrefix: "all", points: perMinute, duration: 60 });
  const costly = new RateLimiterMemory({
    keyPrefix: "costly",
    points: Math.max(1, Math.floor(perMinute / COSTLY_SHARE)),
    duration: 60,
  });
  return {
    admitRequest: (address) => consume(requests, { address, points: 1 }),
    admitCalls: async (address, calls) => {
      const points = calls.filter((call) => COSTLY.has(call)).length;
      return points === 0 ? null : consume(costly, { address, points });
    },
  };
}

async function consume(
  limiter: RateLimiterMemory,
  { address, points }: { address: string; points: number },
): Promise<number | null> {
  try {
    await limiter.consume(visitorKey(address), points);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}
