/** One measured figure. */
export interface Figure {
  /** What was measured, for example `profile page, embedded database`. */
  name: string;
  /** What came out, with its unit. */
  measured: string;
  /** What it is compared with, from the same run; empty when nothing is. */
  against: string;
  /** How many times better than that, or how many times the size, as `aim` says. */
  ratio: number | null;
  /** What is aimed at, as people read it; empty when nothing is. */
  aim: string;
  /** Whether the aim is met; null if there isn't one. */
  isMet: boolean | null;
}

/** A figure whose ratio should be at least `aim`. */
export function atLeast(aim: number, figure: Omit<Figure, "aim" | "isMet">): Figure {
  return { ...figure, aim: `at least ${aim} ×`, isMet: (figure.ratio ?? 0) >= aim };
}

/** A figure whose ratio should be at most `aim`. */
export function atMost(aim: number, figure: Omit<Figure, "aim" | "isMet">): Figure {
  return { ...figure, aim: `at most ${aim} ×`, isMet: (figure.ratio ?? Infinity) <= aim };
}

/** A figure that should be exactly zero. */
export function none(figure: { name: string; count: number; unit: string }): Figure {
  const { name, count, unit } = figure;
  const measured = `${count} ${unit}`;
  return { name, measured, against: "", ratio: null, aim: `0 ${unit}`, isMet: count === 0 };
}

/** A figure without an aim. */
export function plain(figure: {
  name: string;
  measured: string;
  against?: string;
  ratio?: number | null;
}): Figure {
  return { against: "", ratio: null, ...figure, aim: "", isMet: null };
}

const HEADINGS = ["figure", "measured", "against", "ratio", "aim", ""];

/** All figures as one table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

function cellsOf({ name, measured, against, ratio, aim, isMet }: Figure): string[] {
  const verdict = isMet === null ? "" : isMet ? "met" : "MISSED";
  return [name, measured, against, ratio === null ? "" : `${rounded(ratio)} ×`, aim, verdict];
}

function rounded(ratio: number): string {
  return ratio.toFixed(ratio >= 100 ? 0 : ratio >= 10 ? 1 : 2);
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below or at which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1));
  return sorted[place] ?? Number.NaN;
}
