import type { ReactNode } from "react";
import styles from "./Ornament.module.css";

export type OrnamentName =
  | "library"
  | "sessions"
  | "people"
  | "document"
  | "calendar"
  | "lost"
  | "lamp";

/** Small line drawings; the one part in the accent is the light that falls on the thing. */
const drawings: Record<OrnamentName, { light: string; lines: ReactNode }> = {
  library: {
    light: "M60 4L22 78h76z",
    lines: (
      <path d="M30 34h12v44H30zM42 40h10v38H42zM56 37l11-3 11 41-11 3zM24 78h72M33 42h6M33 47h6" />
    ),
  },
  sessions: {
    light: "M60 2L14 78h92z",
    lines: (
      <path d="M34 46a8 8 0 1016 0 8 8 0 00-16 0M26 78c1-12 7-18 16-18s15 6 16 18M70 46a8 8 0 1016 0 8 8 0 00-16 0M62 78c1-12 7-18 16-18s15 6 16 18M54 34c4-3 8-3 12 0" />
    ),
  },
  people: {
    light: "M60 2L20 78h80z",
    lines: (
      <path d="M50 34a10 10 0 1020 0 10 10 0 00-20 0M38 78c1-18 9-28 22-28s21 10 22 28M26 52a6 6 0 1012 0 6 6 0 00-12 0M82 52a6 6 0 1012 0 6 6 0 00-12 0" />
    ),
  },
  document: {
    light: "M60 4L26 78h68z",
    lines: <path d="M42 24h26l10 10v44H42zM68 24v10h10M50 46h20M50 54h20M50 62h12" />,
  },
  calendar: {
    light: "M60 4L22 78h76z",
    lines: (
      <path d="M32 30h56v48H32zM32 42h56M44 24v12M76 24v12M44 52h6M57 52h6M70 52h6M44 64h6M57 64h6" />
    ),
  },
  lost: {
    light: "M14 40L104 14v52z",
    lines: (
      <path d="M30 30h60v10a5 5 0 000 10v10H30V50a5 5 0 000-10zM72 30v5M72 41v5M72 52v8M42 41h18M42 49h12" />
    ),
  },
  lamp: {
    light: "M60 22L24 78h72z",
    lines: <path d="M60 4v10M46 26c0-8 6-12 14-12s14 4 14 12zM36 78h48" />,
  },
};

/** Decoration for empty and failed states; one that lights up, for a moment to enjoy. */
export function Ornament({ name, isLightingUp }: { name: OrnamentName; isLightingUp?: boolean }) {
  const { light, lines } = drawings[name];
  return (
    <svg className={styles.ornament} viewBox="0 0 120 84" aria-hidden focusable="false">
      <path className={styles.light} d={light} data-lighting-up={isLightingUp || undefined} />
      <g className={styles.lines}>{lines}</g>
    </svg>
  );
}
