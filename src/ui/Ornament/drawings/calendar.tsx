import type { Drawing } from "../Ornament.tsx";

export const calendar: Drawing = {
  light: "M60 4L22 78h76z",
  lines: (
    <path d="M32 30h56v48H32zM32 42h56M44 24v12M76 24v12M44 52h6M57 52h6M70 52h6M44 64h6M57 64h6" />
  ),
};
