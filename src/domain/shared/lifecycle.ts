/** A transition of a life cycle: from where it may be taken, where it leads, and its event. */
export interface Transition<Standing extends string, Event extends string> {
  /** Where it leads from each standing in which it may be taken. */
  readonly moves: Readonly<Partial<Record<Standing, Standing>>>;
  /** Written to the outbox in the same transaction. */
  readonly emits: Event;
  /** What has to be true beside the standing, for people. */
  readonly needs: string;
}

/** How a life begins. */
export interface Beginning<Standing extends string, Event extends string> {
  readonly begins: readonly Standing[];
  readonly emits: Event;
  readonly needs: string;
}

/** How a life ends, where that is more than a state which nothing leads out of. */
export interface Ending<Standing extends string> {
  readonly ends: readonly Standing[];
  readonly emits: null;
  readonly needs: string;
}

/** Where a transition leads; null where it may not be taken. */
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
