import { globalReferences, memberName, type Context, type Node, type Rule } from "./globals.ts";

/** What reads the machine's clock or randomness, by global and member. */
const AMBIENT: Record<string, readonly string[]> = {
  Date: ["now"],
  Math: ["random"],
  Temporal: ["Now"],
  crypto: ["randomUUID", "getRandomValues"],
  performance: ["now", "timeOrigin"],
};
const AMBIENT_IMPORTS = ["randomUUID", "randomBytes", "randomInt", "getRandomValues"];
const MESSAGE = "Time, ids and randomness come in through the context.";

/**
 * Refuses code that itself reads the clock, makes ids or uses randomness: `Date.now()`, a `new
 * Date` that is not made from one given instant, `Math.random()`, `crypto.randomUUID()` and their
 * like.
 */
export const givenContext: Rule = {
  meta: { type: "problem" },
  create: (context: Context) => ({
    ImportDeclaration(node) {
      if (!/^(?:node:)?crypto$/.test(node.source.value)) return;
      for (const specifier of node.specifiers) {
        const imported = specifier.type === "ImportSpecifier" ? specifier.imported : null;
        const name = imported?.type === "Identifier" ? imported.name : "";
        if (AMBIENT_IMPORTS.includes(name)) context.report({ node: specifier, message: MESSAGE });
      }
    },
    // Temporal comes from a package, so it isn't a global.
    MemberExpression(node) {
      const isTemporal = node.object.type === "Identifier" && node.object.name === "Temporal";
      if (isTemporal && memberName(node) === "Now") context.report({ node, message: MESSAGE });
    },
    "Program:exit"() {
      for (const { identifier } of globalReferences(context.sourceCode)) {
        if (identifier.name === "Temporal") continue;
        if (!isAmbient(identifier.name, identifier.parent, identifier)) continue;
        context.report({ node: identifier, message: MESSAGE });
      }
    },
  }),
};

function isAmbient(name: string, parent: Node, identifier: Node): boolean {
  if (name === "globalThis") {
    const inner = memberName(parent);
    return inner !== null && parent.parent !== null && isAmbient(inner, parent.parent, parent);
  }
  const member = memberName(parent);
  if (member !== null && AMBIENT[name]?.includes(member)) return true;
  if (name !== "Date" || !("callee" in parent) || parent.callee !== identifier) return false;
  // `Date()` is the current time as text; components without a zone use the machine's zone.
  return parent.type === "CallExpression" || parent.arguments.length !== 1;
}
