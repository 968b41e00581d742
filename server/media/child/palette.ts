/** The light theme's colours, as `src/ui/tokens.css` has them: a picture has no theme. */
export const COLOURS = {
  surface: "#f8f5ee",
  ink: "#1d1a15",
  inkMuted: "#635b4f",
  line: "#ddd5c6",
  accent: "#2b36b8",
  onAccent: "#ffffff",
  onAvatar: "#fffdf8",
  paper: "#ffffff",
  shadow: "rgb(61 48 26 / 28%)",
} as const;

/** Grounds of initials. */
export const PORTRAIT_GROUNDS = [
  "#7a3b2e",
  "#6b5312",
  "#3f5e2d",
  "#1f5f5b",
  "#2c4f7c",
  "#4b4391",
  "#73386f",
  "#5c4a3d",
] as const;
