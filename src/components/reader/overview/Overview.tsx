import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import type { OpenPdf } from "../engine/openPdf.ts";
import styles from "./Overview.module.css";
import { SmallPage } from "./SmallPage.tsx";

interface OverviewProps {
  isOpen: boolean;
  pdf: OpenPdf;
  pageCount: number;
  /** Width of the first page by its height: the space that each page gets. */
  ratio: number;
  current: number;
  onChoose: (page: number) => void;
  onClose: () => void;
}

/** A grid of all pages, each as a small picture. */
export function Overview({ isOpen, onClose, ...props }: OverviewProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="All pages" cancelLabel="Close">
      <Grid {...props} />
    </Dialog>
  );
}

/** One stop of Tab: arrows move within it, as in other grids. */
function Grid({
  pdf,
  pageCount,
  ratio,
  current,
  onChoose,
}: Omit<OverviewProps, "isOpen" | "onClose">) {
  const grid = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(current);
  const buttons = () => grid.current?.querySelectorAll("button") ?? [];

  useEffect(() => {
    const button = grid.current?.querySelector<HTMLElement>("[aria-current]");
    button?.focus();
    button?.scrollIntoView({ block: "center", behavior: "instant" });
  }, []);

  const handleKeys = (event: KeyboardEvent) => {
    const to = movedBy(event.key, { from: focused, pageCount, columns: columnsOf(buttons()) });
    if (to === null) return;
    event.preventDefault();
    setFocused(to);
    buttons()[to - 1]?.focus();
  };
  return (
    <ul ref={grid} className={styles.grid} onKeyDown={handleKeys}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <button
            type="button"
            className={styles.page}
            tabIndex={number === focused ? 0 : -1}
            aria-current={number === current ? "page" : undefined}
            aria-label={`Page ${number}`}
            onFocus={() => setFocused(number)}
            onClick={() => onChoose(number)}
          >
            <SmallPage pdf={pdf} number={number} ratio={ratio} />
            <span className={styles.number}>{number}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function movedBy(
  key: string,
  { from, pageCount, columns }: { from: number; pageCount: number; columns: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: 1 - from,
    End: pageCount - from,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const to = from + step;
  return to >= 1 && to <= pageCount ? to : from;
}

/** How many columns the grid has now. */
function columnsOf(buttons: ArrayLike<HTMLElement>): number {
  const all = Array.from(buttons);
  const top = all[0]?.getBoundingClientRect().top;
  const below = all.findIndex((button) => button.getBoundingClientRect().top !== top);
  return below === -1 ? all.length : below;
}
