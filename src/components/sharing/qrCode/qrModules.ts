import { encode } from "uqr";

/** A square of modules, row by row; true is dark. */
export type QrModules = readonly (readonly boolean[])[];

/** The white rim that cameras need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The QR code of a text, rim included. Readable with up to 15 % of it covered. */
export function qrModules(text: string): QrModules {
  return encode(text, { ecc: "M", border: QUIET_ZONE }).data;
}

/** The dark modules as an SVG path, a module one unit wide. */
export function pathOf(modules: QrModules): string {
  return runsOf(modules)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join("");
}

/** Dark modules side by side in a row. */
export interface Run {
  x: number;
  y: number;
  length: number;
}

/** All dark modules, neighbours in a row taken together. */
export function runsOf(modules: QrModules): Run[] {
  return modules.flatMap((row, y) => {
    const runs: Run[] = [];
    row.forEach((isDark, x) => {
      const last = runs.at(-1);
      if (!isDark) return;
      if (last && last.x + last.length === x) last.length += 1;
      else runs.push({ x, y, length: 1 });
    });
    return runs;
  });
}

/**
 * How modules fill a picture: whole pixels each, so that edges stay sharp; the remainder is split
 * between the sides.
 */
export function fitInto(sizeInPx: number, modules: QrModules): { module: number; margin: number } {
  const module = Math.floor(sizeInPx / modules.length);
  if (module < 1) throw new RangeError(`${sizeInPx} px are too few for this QR code`);
  return { module, margin: Math.floor((sizeInPx - module * modules.length) / 2) };
}
