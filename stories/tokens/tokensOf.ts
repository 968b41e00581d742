/** A custom property of the app's own style sheets, and its computed value. */
export interface Token {
  name: string;
  value: string;
}

/** The tokens of the root, in the order in which tokens.css has them, whose names fit. */
export function tokensOf(fits: RegExp): Token[] {
  const names = [...document.styleSheets].flatMap((sheet) => rootNames(sheet));
  const style = getComputedStyle(document.documentElement);
  return [...new Set(names)]
    .filter((name) => fits.test(name))
    .map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

/** Without those that the bundler adds for `light-dark()`. */
function rootNames(sheet: CSSStyleSheet): string[] {
  return rulesOf(sheet)
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ":root")
    .flatMap(({ style }) => [...style].filter((name) => /^--(?!lightningcss)/.test(name)));
}

/** A sheet of another origin does not let itself be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
