import type { Drawing } from "../Ornament.tsx";

export const paper: Drawing = {
  light: "M60 4L26 78h68z",
  lines: <path d="M42 24h26l10 10v44H42zM68 24v10h10M50 46h20M50 54h20M50 62h12" />,
};
