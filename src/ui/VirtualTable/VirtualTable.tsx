import { type CSSProperties, type ReactNode, useId, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { useRowsInSight } from "./useRowsInSight.ts";
import styles from "./VirtualTable.module.css";
import { type RowRange, isSameRange } from "./window.ts";

export interface TableColumn {
  id: string;
  label: string;
  /** How the rows are ordered by it now. */
  sorted?: "ascending" | "descending" | undefined;
  /** Orders by it, or turns its order round. */
  onSort?: () => void;
}

export interface TableCell {
  /** All of it in one line, for what does not fit. */
  title: string;
  content: ReactNode;
}

export interface VirtualTableProps {
  label: string;
  columns: readonly TableColumn[];
  rowCount: number;
  /** A row's cells, in the order of the columns; null while loading. */
  cellsOf: (index: number) => readonly TableCell[] | null;
  /** Called with the rows in sight, when the scrolling rests. */
  onRest: (seen: RowRange) => void;
  /** The rows are being replaced by others. */
  isStale?: boolean;
  /** Another one means other rows, which are shown from the first. */
  rowsKey?: string;
}

/**
 * A table of any length in a box that scrolls: only the rows in sight are drawn. The box takes the
 * focus, so that arrows, Page Up, Page Down, Home and End move through it.
 */
export function VirtualTable({ rowsKey = "", onRest, ...props }: VirtualTableProps) {
  const { label, columns, rowCount } = props;
  const id = useId();
  const [seen, setSeen] = useState<RowRange>({ first: 0, end: 0 });
  const handleRest = (rested: RowRange) => {
    setSeen((last) => (isSameRange(last, rested) ? last : rested));
    onRest(rested);
  };
  return (
    <div className={styles.whole} style={{ "--columns": columns.length } as CSSProperties}>
      <div
        className={styles.table}
        role="table"
        aria-label={label}
        aria-describedby={id}
        aria-rowcount={rowCount + 1}
        aria-busy={props.isStale || undefined}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...column} />
            ))}
          </div>
        </div>
        {/* Other rows begin at their top. */}
        <Rows key={rowsKey} {...props} onRest={handleRest} />
      </div>
      <p id={id} className={styles.place} aria-live="polite">
        {placeText(seen, rowCount)}
      </p>
    </div>
  );
}

function Rows({ label, columns, rowCount, cellsOf, onRest, isStale }: VirtualTableProps) {
  const { box, body, handleScroll, drawn } = useRowsInSight({ rowCount, onRest });
  const indices = Array.from({ length: drawn.end - drawn.first }, (_, row) => drawn.first + row);
  return (
    <div
      ref={box}
      className={styles.box}
      role="rowgroup"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys
      tabIndex={0}
      style={{ "--rows": rowCount } as CSSProperties}
      onScroll={handleScroll}
    >
      <div ref={body} role="presentation" className={styles.body} data-stale={isStale || undefined}>
        {indices.map((index) => (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 2}
            className={styles.row}
            style={{ "--index": index } as CSSProperties}
          >
            <Cells cells={cellsOf(index)} columns={columns} />
          </div>
        ))}
      </div>
    </div>
  );
}

function ColumnHead({ label, sorted, onSort }: TableColumn) {
  return (
    <div role="columnheader" aria-sort={sorted ?? "none"} className={styles.columnHead}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {label}
          {sorted && <Icon name="chevronDown" />}
        </button>
      ) : (
        label
      )}
    </div>
  );
}

function Cells({
  cells,
  columns,
}: {
  cells: readonly TableCell[] | null;
  columns: readonly TableColumn[];
}) {
  return columns.map(({ id }, column) => {
    const cell = cells?.[column];
    return (
      <div key={id} role="cell" className={styles.cell} title={cell?.title} dir="auto">
        {cell ? (
          cell.content
        ) : (
          <>
            <Skeleton width={column === 0 ? "half" : "long"} />
            {column === 0 && <VisuallyHidden>Loading</VisuallyHidden>}
          </>
        )}
      </div>
    );
  });
}

const count = new Intl.NumberFormat("en-GB");

function placeText({ first, end }: RowRange, rowCount: number): string {
  if (end === 0) return "";
  const rows = end === first + 1 ? "" : `${count.format(first + 1)}–`;
  return `${rows}${count.format(end)} of ${count.format(rowCount)}`;
}
