import type { RuleTester } from "oxlint/plugins-dev";

export type Rule = Parameters<RuleTester["run"]>[1];
export type Context = Parameters<NonNullable<Rule["create"]>>[0];
type ScopeManager = Context["sourceCode"]["scopeManager"];
export type Reference = ScopeManager["scopes"][number]["references"][number];
export type Node = Reference["identifier"]["parent"];

/** The places where a file reads a global of the language or of the browser as a value. */
export function globalReferences({ scopeManager }: Context["sourceCode"]): Reference[] {
  const scope = scopeManager.scopes[0];
  if (!scope) return [];
  const known = scope.variables.filter((variable) => variable.defs.length === 0);
  const references = [...scope.through, ...known.flatMap((variable) => variable.references)];
  return [...new Set(references)].filter((reference) => !isInType(reference.identifier));
}

/** The name read from an object, as in `object.name` or `object["name"]`; else null. */
export function memberName(node: Node): string | null {
  if (node.type !== "MemberExpression") return null;
  if (!node.computed) return node.property.type === "Identifier" ? node.property.name : null;
  return node.property.type === "Literal" ? String(node.property.value) : null;
}

function isInType(node: Node): boolean {
  const type = node.parent?.type ?? "";
  return type === "TSTypeQuery" || type === "TSQualifiedName" || type === "TSTypeReference";
}
