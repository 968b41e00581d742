import type { Plugin } from "vite";

/** The fonts that the first sight of a page is set in. */
const FONTS = ["fraunces-latin-opsz-normal.woff2", "source-sans-3-latin-wght-normal.woff2"];

const CODE = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * What a built page loads, in the order in which people need it: its styles, its code, and its
 * fonts.
 *
 * A page is set in its fonts from the start or, where they take longer to come, in the system's
 * until it is opened again: none arrives late and moves what somebody reads.
 */
export function headOrder(): Plugin {
  return {
    name: "head-order",
    apply: "build",
    config: () => ({ css: { postcss: { plugins: [fontsAtOnce] } } }),
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const fonts = FONTS.map((name) => {
          const font = Object.values(bundle).find(
            (file) => file.type === "asset" && file.names.includes(name),
          );
          if (font === undefined) throw new Error(`The build has no ${name}.`);
          return `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${font.fileName}">`;
        });
        const code = [...html.matchAll(CODE)].map(([element]) => element.trim());
        const last = [...code, ...fonts].map((element) => `    ${element}\n`).join("");
        return html.replaceAll(CODE, "").replace("  </head>", `${last}  </head>`);
      },
    },
  };
}

const fontsAtOnce = {
  postcssPlugin: "fonts-at-once",
  Declaration: {
    "font-display": (declaration: { value: string }) => {
      declaration.value = "optional";
    },
  },
};
