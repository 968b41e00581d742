import type { Drawing } from "../Ornament.tsx";

export const lost: Drawing = {
  light: "M14 40L104 14v52z",
  lines: (
    <path d="M30 30h60v10a5 5 0 000 10v10H30V50a5 5 0 000-10zM72 30v5M72 41v5M72 52v8M42 41h18M42 49h12" />
  ),
};
