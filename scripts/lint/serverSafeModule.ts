import { globalReferences, memberName, type Context, type Node, type Rule } from "./globals.ts";

const BROWSER_ONLY = [
  "alert",
  "caches",
  "customElements",
  "document",
  "history",
  "indexedDB",
  "localStorage",
  "location",
  "matchMedia",
  "navigator",
  "screen",
  "self",
  "sessionStorage",
  "window",
];

/**
 * Refuses a browser's globals in code that runs when a module loads: the same module must load on a
 * server. Inside functions they are fine, and so are `typeof` checks.
 */
export const serverSafeModule: Rule = {
  meta: { type: "problem" },
  create: (context: Context) => ({
    "Program:exit"() {
      for (const { identifier } of globalReferences(context.sourceCode)) {
        const name = browserGlobal(identifier.name, identifier.parent);
        if (name === null || !runsOnLoad(identifier) || isTypeof(identifier.parent)) continue;
        const message = `\`${name}\` at module level: this module could not load on a server.`;
        context.report({ node: identifier, message });
      }
    },
  }),
};

function browserGlobal(name: string, parent: Node): string | null {
  const real = name === "globalThis" ? memberName(parent) : name;
  return real !== null && BROWSER_ONLY.includes(real) ? real : null;
}

const isTypeof = (node: Node) => node.type === "UnaryExpression" && node.operator === "typeof";

function runsOnLoad(node: Node): boolean {
  const parent = node.parent;
  if (!parent) return true;
  const isFunction = /Function/.test(parent.type);
  if (isFunction && !isCalledAtOnce(parent)) return false;
  if (parent.type === "PropertyDefinition" && !parent.static && parent.value === node) return false;
  return runsOnLoad(parent);
}

function isCalledAtOnce(node: Node): boolean {
  const call = node.parent;
  return call?.type === "CallExpression" && call.callee === node;
}
