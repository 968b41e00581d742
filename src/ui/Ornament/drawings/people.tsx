import type { Drawing } from "../Ornament.tsx";

export const people: Drawing = {
  light: "M60 2L20 78h80z",
  lines: (
    <path d="M50 34a10 10 0 1020 0 10 10 0 00-20 0M38 78c1-18 9-28 22-28s21 10 22 28M26 52a6 6 0 1012 0 6 6 0 00-12 0M82 52a6 6 0 1012 0 6 6 0 00-12 0" />
  ),
};
