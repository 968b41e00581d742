import * as z from "zod/mini";

/*
 * What two browser lines tell each other before they are connected, and to connect again. The side
 * that is not polite numbers its connections: a signal about another one than the present is stale.
 */

/** Candidates of one signal; a connection has a dozen or two. */
export const CANDIDATES_MAX = 40;

const round = z.int().check(z.positive());

/** `RTCIceCandidateInit` */
const candidate = z.object({
  candidate: z.string(),
  sdpMid: z.optional(z.nullable(z.string())),
  sdpMLineIndex: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  usernameFragment: z.optional(z.nullable(z.string())),
});

const signal = z.union([
  /** An offer or an answer. */
  z.object({
    round,
    description: z.object({ type: z.enum(["offer", "answer"]), sdp: z.string() }),
  }),
  /** Ways to reach the sender. */
  z.object({ round, candidates: z.array(candidate).check(z.maxLength(CANDIDATES_MAX)) }),
  /** The polite side wants the way to be found again. */
  z.object({ ask: z.literal("RESTART") }),
  /** The polite side wants an offer of a connection later than `after`, the latest that it knows. */
  z.object({ ask: z.literal("CONNECTION"), after: z.int().check(z.nonnegative()) }),
]);

export type Signal = z.infer<typeof signal>;
/** One that belongs to a connection. */
export type ConnectionSignal = Extract<Signal, { round: number }>;
export type Candidate = z.infer<typeof candidate>;
export type Description = Extract<Signal, { description: unknown }>["description"];

export const writeSignal = (written: Signal): string => JSON.stringify(written);

/** Null for anything else: another person's browser wrote it. */
export function readSignal(data: string): Signal | null {
  try {
    return signal.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
