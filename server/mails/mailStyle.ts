/*
 * The look of mails. Mail programs know neither custom properties nor our fonts, so the product's
 * colours (`src/ui/tokens.css`) are repeated here; a test compares them. What has a dark counterpart
 * has a class, as programs with a dark mode follow the style sheet, and others what is inline.
 */

export const LIGHT = {
  surface: "#f8f5ee",
  surfaceRaised: "#fffdf8",
  surfaceSunken: "#efeadf",
  ink: "#1d1a15",
  inkMuted: "#635b4f",
  line: "#ddd5c6",
  accent: "#2b36b8",
  onAccent: "#ffffff",
} as const;

export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  surface: "#161411",
  surfaceRaised: "#1f1c18",
  surfaceSunken: "#100e0c",
  ink: "#f2ece0",
  inkMuted: "#b0a697",
  line: "#39342c",
  accent: "#adb5ff",
  onAccent: "#12153d",
};

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "'Source Sans 3', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** For programs that follow a style sheet. */
export const MAIL_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  .surface { background-color: ${DARK.surface} !important; }
  .raised { background-color: ${DARK.surfaceRaised} !important; border-color: ${DARK.line} !important; }
  .sunken { background-color: ${DARK.surfaceSunken} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .muted { color: ${DARK.inkMuted} !important; }
  .button { background-color: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
  .link { color: ${DARK.accent} !important; }
}
`;

const wrapping = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
const small = { ...wrapping, fontSize: "14px", lineHeight: "21px", color: LIGHT.inkMuted } as const;

/** Inline, for programs that follow nothing else. */
export const STYLES = {
  body: { backgroundColor: LIGHT.surface, margin: 0, padding: 0, fontFamily: SANS },
  surface: { backgroundColor: LIGHT.surface, padding: "24px 12px" },
  brandRow: { maxWidth: "600px", padding: "0 8px" },
  brand: {
    fontFamily: SERIF,
    fontSize: "20px",
    lineHeight: "28px",
    color: LIGHT.ink,
    margin: "0 0 12px",
  },
  card: {
    backgroundColor: LIGHT.surfaceRaised,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: "12px",
    padding: "28px 24px 16px",
    maxWidth: "600px",
  },
  heading: {
    ...wrapping,
    fontFamily: SERIF,
    fontWeight: 500,
    fontSize: "26px",
    lineHeight: "32px",
    color: LIGHT.ink,
    margin: "0 0 16px",
  },
  text: { ...wrapping, fontSize: "17px", lineHeight: "26px", color: LIGHT.ink, margin: "0 0 16px" },
  facts: { margin: "0 0 20px" },
  // A name in another direction stays where the others are.
  label: { ...small, textAlign: "left", margin: "0 0 2px" },
  value: {
    ...wrapping,
    textAlign: "left",
    whiteSpace: "pre-line",
    fontSize: "17px",
    lineHeight: "25px",
    color: LIGHT.ink,
    margin: "0 0 14px",
  },
  quote: {
    backgroundColor: LIGHT.surfaceSunken,
    border: `1px solid ${LIGHT.line}`,
    borderRadius: "6px",
    padding: "12px 16px",
    margin: "0 0 16px",
  },
  quoted: {
    ...wrapping,
    whiteSpace: "pre-line",
    fontSize: "16px",
    lineHeight: "24px",
    color: LIGHT.ink,
    margin: 0,
  },
  buttons: { margin: "8px 0 16px" },
  button: {
    backgroundColor: LIGHT.accent,
    color: LIGHT.onAccent,
    borderRadius: "6px",
    fontSize: "17px",
    fontWeight: 600,
    lineHeight: "24px",
    padding: "12px 24px",
    textAlign: "center",
  },
  note: { ...small, margin: "0 0 8px" },
  footer: { maxWidth: "600px", padding: "16px 8px 0" },
  small: { ...small, fontSize: "13px", lineHeight: "20px", margin: "0 0 6px" },
  link: { ...wrapping, color: LIGHT.accent, textDecoration: "underline", fontSize: "inherit" },
} as const;
