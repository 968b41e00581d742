import type { Drawing } from "../Ornament.tsx";

export const sessions: Drawing = {
  light: "M60 2L14 78h92z",
  lines: (
    <path d="M34 46a8 8 0 1016 0 8 8 0 00-16 0M26 78c1-12 7-18 16-18s15 6 16 18M70 46a8 8 0 1016 0 8 8 0 00-16 0M62 78c1-12 7-18 16-18s15 6 16 18M54 34c4-3 8-3 12 0" />
  ),
};
