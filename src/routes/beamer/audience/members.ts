import type { AudienceOrder } from "../../../domain/generated/enums.ts";
import type { RowRange } from "../../../ui/VirtualTable/window.ts";

/** A member of an audience, as the table shows them. */
export interface Member {
  firstName: string;
  lastName: string;
  /** ISO 8601. */
  lastInteractionDate: string;
}

/** Which part of an audience is shown, and its order. */
export interface AudienceView {
  search: string;
  orderBy: AudienceOrder;
  isReversed: boolean;
}

export interface MembersPage {
  totalCount: number;
  members: readonly Member[];
}

/** Members per page; only the last has fewer. */
export const MEMBERS_PER_PAGE = 100;
/** Pages kept; the furthest are evicted first. */
const PAGES_KEPT = 40;

/** Fetches a page; the result cancels it. */
export type FetchMembers = (
  request: { view: AudienceView; skip: number },
  answer: { onPage: (page: MembersPage) => void; onFailure: (error: Error) => void },
) => () => void;

/** What is known of the audience. Immutable: each change makes a new one. */
export interface KnownMembers {
  view: AudienceView;
  totalCount: number;
  pages: ReadonlyMap<number, readonly Member[]>;
  /** The view has changed, and what is shown is still the previous one's. */
  isStale: boolean;
  failure: Error | null;
}

export interface AudienceMembers {
  known(): KnownMembers;
  subscribe(listener: () => void): () => void;
  /** Fetches the pages of these rows, and cancels all others in flight. */
  want(rows: RowRange): void;
  show(view: AudienceView): void;
  /**
   * Takes the refetched first page of the first view; other pages read of it may have shifted.
   * Another view stays as it is.
   */
  restart(first: MembersPage): void;
  tryAgain(): void;
  /** Cancels everything in flight. */
  stop(): void;
}

/** An audience of any length, fetched page by page as it scrolls into view. */
export function createAudienceMembers(options: {
  view: AudienceView;
  first: MembersPage;
  fetchMembers: FetchMembers;
}): AudienceMembers {
  const { view: firstView, fetchMembers, first } = options;
  const listeners = new Set<() => void>();
  const underWay = new Map<number, () => void>();
  let wanted: readonly number[] = [0];
  let known: KnownMembers = {
    view: firstView,
    totalCount: first.totalCount,
    pages: new Map([[0, first.members]]),
    isStale: false,
    failure: null,
  };

  const change = (changes: Partial<KnownMembers>) => {
    known = { ...known, ...changes };
    for (const listener of listeners) listener();
  };

  const giveUp = (isNeeded: (page: number) => boolean) => {
    for (const [page, end] of underWay) {
      if (isNeeded(page)) continue;
      underWay.delete(page);
      end();
    }
  };

  const read = (page: number) => {
    if (underWay.has(page) || (known.pages.has(page) && !known.isStale)) return;
    const { view } = known;
    let isOver = false;
    const end = fetchMembers(
      { view, skip: page * MEMBERS_PER_PAGE },
      {
        onPage: ({ members, totalCount }) => {
          isOver = true;
          underWay.delete(page);
          const others = known.isStale ? [] : [...known.pages];
          const pages = nearest([...others, [page, members]], page);
          change({ pages, totalCount, isStale: false, failure: null });
        },
        onFailure: (failure) => {
          isOver = true;
          underWay.delete(page);
          change({ failure });
        },
      },
    );
    if (!isOver) underWay.set(page, end);
  };

  const readWanted = () => {
    for (const page of wanted) read(page);
  };

  return {
    known: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    want: ({ first: from, end }) => {
      // Until the new view is loaded, these rows are unknown.
      if (known.isStale || end <= from) return;
      const [begin, last] = [from, end - 1].map((row) => Math.floor(row / MEMBERS_PER_PAGE));
      wanted = range(begin ?? 0, last ?? 0);
      giveUp((page) => wanted.includes(page));
      if (known.failure === null) readWanted();
    },
    show: (view) => {
      giveUp(() => false);
      wanted = [0];
      change({ view, isStale: true, failure: null });
      readWanted();
    },
    restart: ({ totalCount, members }) => {
      if (!isSameView(known.view, firstView)) return;
      giveUp(() => false);
      change({ totalCount, pages: new Map([[0, members]]), isStale: false, failure: null });
      readWanted();
    },
    tryAgain: () => {
      change({ failure: null });
      readWanted();
    },
    stop: () => giveUp(() => false),
  };
}

/** The member in a row; null while unknown. */
export function memberAt({ pages }: KnownMembers, row: number): Member | null {
  const page = pages.get(Math.floor(row / MEMBERS_PER_PAGE));
  return page?.[row % MEMBERS_PER_PAGE] ?? null;
}

function isSameView(one: AudienceView, other: AudienceView): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Pages = readonly (readonly [number, readonly Member[]])[];

function nearest(pages: Pages, page: number): ReadonlyMap<number, readonly Member[]> {
  const distance = ([number]: Pages[number]) => Math.abs(number - page);
  return new Map(pages.toSorted((a, b) => distance(a) - distance(b)).slice(0, PAGES_KEPT));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
