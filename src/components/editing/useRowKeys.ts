import { useState } from "react";
import { withMoved } from "../../ui/Sortable/withMoved.ts";

/** Keys for rows without ids, so that a moved row keeps its identity on the page. */
export interface RowKeys {
  at(index: number): string;
  insert(index: number): void;
  remove(index: number): void;
  move(move: { from: number; to: number }): void;
}

/** Keys of `count` rows. Rows that come or go otherwise do so at the end. */
export function useRowKeys(count: number): RowKeys {
  const [{ keys, next }, setState] = useState(() => ({ keys: numbers(0, count), next: count }));
  const all = keys.length < count ? [...keys, ...numbers(next, count - keys.length)] : keys;
  const change = (changed: readonly number[]) =>
    setState({ keys: [...changed], next: Math.max(next, ...all.map((key) => key + 1)) });
  const fresh = Math.max(next, ...all.map((key) => key + 1));
  return {
    at: (index) => String(all[index] ?? index),
    insert: (index) =>
      setState({ keys: all.slice(0, count).toSpliced(index, 0, fresh), next: fresh + 1 }),
    remove: (index) => change(all.slice(0, count).toSpliced(index, 1)),
    move: (move) => change(withMoved(all.slice(0, count), move)),
  };
}

const numbers = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => start + index);
