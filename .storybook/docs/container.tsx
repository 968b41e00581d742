import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { type ThemeVars, create } from "storybook/theming";
import { applyTheme } from "../../src/ui/theme/useTheme.ts";
import { conditionsOf } from "../toolbar.ts";
import "./docs.css";

type Theme = ReturnType<typeof conditionsOf>["theme"];
interface Told {
  globals: Record<string, unknown>;
}

/** A docs page in the workshop, in the product's own theme as set in the toolbar. */
export function DocsPage({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const { channel } = props.context;
  const [theme, setTheme] = useState<Theme>(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Told[];
    return conditionsOf(told?.globals ?? {}).theme;
  });
  useEffect(() => {
    const follow = ({ globals }: Told) => setTheme(conditionsOf(globals).theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  return (
    <DocsContainer {...props} theme={dressOf(theme)}>
      {children}
    </DocsContainer>
  );
}

/**
 * Applies a theme, also to Storybook's own parts: it mixes colours, so it takes no custom
 * properties.
 */
function dressOf(theme: Theme): ThemeVars {
  applyTheme(theme);
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return create({
    base: theme,
    fontBase: token("--font-body"),
    appContentBg: token("--surface"),
    appPreviewBg: token("--surface"),
    appBg: token("--surface-raised"),
    appBorderColor: token("--line"),
    textColor: token("--ink"),
    textMutedColor: token("--ink-muted"),
    colorSecondary: token("--accent"),
    barBg: token("--surface-raised"),
    barTextColor: token("--ink-muted"),
    inputBg: token("--surface-raised"),
  });
}
