import type { Plugin } from "vite";

/**
 * Parts of Relay's runtime that this app uses nowhere, and the names under which it offers them.
 */
export const UNUSED_PARTS: Readonly<Record<string, readonly string[]>> = {
  "./experimental": ["isErrorResult", "isValueResult"],
  "./mutations/applyOptimisticMutation": ["applyOptimisticMutation"],
  "./network/RelayQueryResponseCache": ["QueryResponseCache"],
  "./query/fetchQuery_DEPRECATED": ["fetchQuery_DEPRECATED"],
  "./subscription/requestSubscription": ["requestSubscription"],
  "./util/createPayloadFor3DField": ["createPayloadFor3DField"],
};

/**
 * Lets the build leave out what the app does not use of Relay. It is published as CommonJS, which
 * can't be tree-shaken: every hook is bundled, some in an earlier version too.
 */
export function slimRelay(): Plugin {
  return {
    name: "slim-relay",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/(react-relay|relay-runtime)\/(lib\/|hooks\.js)/ },
      // None of them does anything by being loaded.
      handler: (code, id) => ({ code: slimmed(code, id), map: null, moduleSideEffects: false }),
    },
  };
}

function slimmed(code: string, id: string): string {
  if (id.endsWith("react-relay/hooks.js")) return 'export * from "./lib/hooks.js";';
  if (id.endsWith("react-relay/lib/hooks.js")) return asModule(code);
  if (id.endsWith("relay-runtime/lib/index.js")) return withoutUnusedParts(code);
  return withoutEarlier(code);
}

/** The list of hooks as a module that can be tree-shaken. */
export function asModule(code: string): string {
  const hooks = [...code.matchAll(/^var (\w+) = require\('(\.[^']+)'\);$/gm)].map(
    ([, name, path]) => `export { default as ${name} } from "${path}.js";`,
  );
  return [
    ...hooks,
    'export { loadQuery } from "./relay-hooks/loadQuery.js";',
    'export { commitMutation, fetchQuery, graphql, readInlineData } from "relay-runtime";',
  ].join("\n");
}

/** The runtime's list without the parts that no one imports. */
export function withoutUnusedParts(code: string): string {
  return Object.keys(UNUSED_PARTS).reduce(
    (rest, part) => rest.replace(`require('${part}')`, "{}"),
    code,
  );
}

/** A hook without its earlier version, which would only run if a flag were cleared; it never is. */
export function withoutEarlier(code: string): string {
  return code
    .replace(/^var \w+_CURRENT = .*require\("[^"]+"\)\);$/gm, "")
    .replace(/\b(\w+\.)?RelayFeatureFlags\.ENABLE_ACTIVITY_COMPATIBILITY\b/g, "true");
}
