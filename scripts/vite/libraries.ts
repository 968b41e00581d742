import type { BuildOptions, Plugin } from "vite";
import { buildTargets } from "./buildTargets.ts";

/**
 * How the app's libraries are built: the same for the app and for the base that it is weighed
 * against.
 */
export const libraryBuild = {
  target: buildTargets(),
  rolldownOptions: {
    // Nothing loaded here has side effects on property reads or on checks for globals.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  },
} satisfies BuildOptions;

/**
 * Lets the build tree-shake unused components of the router. Each gets a display name for React's
 * developer tools, which a bundler must treat as a use.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\//, code: /\.displayName = / },
      handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
    },
  };
}

/** Keeps the line count, so that positions in stack traces stay correct. */
export function withoutDisplayNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, "")
    .replace(/(?<== )React\$1\.(?:forwardRef|createContext)\(/g, "/* @__PURE__ */ $&");
}
