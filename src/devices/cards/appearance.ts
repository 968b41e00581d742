import type { Appearance } from "@stripe/stripe-js";

/**
 * The app's tokens in Stripe's terms. Its fields are in a cross-origin frame, which our style
 * sheets can't reach, so the values themselves are passed.
 */
export function cardAppearance(token: (name: string) => string): Appearance {
  const line = `1px solid ${token("--line-strong")}`;
  return {
    theme: "flat",
    labels: "above",
    variables: {
      colorPrimary: token("--accent"),
      colorBackground: token("--surface-raised"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-muted"),
      colorTextPlaceholder: token("--ink-muted"),
      colorDanger: token("--danger"),
      // Our faces are not served to other sites.
      fontFamily: "system-ui, -apple-system, sans-serif",
      fontSizeBase: token("--text-md"),
      borderRadius: token("--radius-sm"),
      gridRowSpacing: token("--space-4"),
      gridColumnSpacing: token("--space-4"),
    },
    rules: {
      ".Input": { border: line, boxShadow: "none" },
      ".Input:focus": { border: line, outline: `${token("--ring")} solid ${token("--focus")}` },
      ".Input--invalid": { border: `1px solid ${token("--danger")}`, boxShadow: "none" },
      ".Label": { fontWeight: "600", fontSize: token("--text-sm") },
    },
  };
}
