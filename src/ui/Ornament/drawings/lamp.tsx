import type { Drawing } from "../Ornament.tsx";

export const lamp: Drawing = {
  light: "M60 22L24 78h72z",
  lines: <path d="M60 4v10M46 26c0-8 6-12 14-12s14 4 14 12zM36 78h48" />,
};
