import type { BuildOptions, Plugin } from "vite";

/**
 * How what the app stands on is built: the same for the app and for the base
 * that it is weighed against.
 */
export const libraryBuild = {
  target: "es2023",
  rolldownOptions: {
    // Nothing that loads here does its work by being read, or by asking whether a global is there.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  },
} satisfies BuildOptions;

/**
 * Lets the build leave out components of the router that nobody uses. Each is given its name for
 * React's developer tools, which a bundler must take for a use.
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

/** As many lines as before, so that positions in stack traces stay true. */
export function withoutDisplayNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, "")
    .replace(/(?<== )React\$1\.(?:forwardRef|createContext)\(/g, "/* @__PURE__ */ $&");
}
