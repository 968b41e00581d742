import type { Drawing } from "../Ornament.tsx";

export const library: Drawing = {
  light: "M60 4L22 78h76z",
  lines: (
    <path d="M30 34h12v44H30zM42 40h10v38H42zM56 37l11-3 11 41-11 3zM24 78h72M33 42h6M33 47h6" />
  ),
};
