/** A transition of a life cycle: where it may be taken from, where it leads, and its event. */
export interface Transition<Standing extends string, Event extends string> {
  /** The target standing, by each standing in which it may be taken. */
  readonly moves: Readonly<Partial<Record<Standing, Standing>>>;
  /** Written to the outbox in the same transaction. */
  readonly emits: Event;
  /** Preconditions in addition to the standing, for people to read. */
  readonly needs: string;
}

/** How a life cycle begins. */
export interface Beginning<Standing extends string, Event extends string> {
  readonly begins: readonly Standing[];
  readonly emits: Event;
  readonly needs: string;
}

/** How a life cycle ends, if that is more than a terminal state. */
export interface Ending<Standing extends string> {
  readonly ends: readonly Standing[];
  readonly emits: null;
  readonly needs: string;
}

/** Where a transition leads; null if it is not allowed. */
export function afterMove<Standing extends string>(
  { moves }: Pick<Transition<Standing, string>, "moves">,
  from: Standing,
): Standing | null {
  return moves[from] ?? null;
}

/** The keys of a table, typed. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as Key[];
}
